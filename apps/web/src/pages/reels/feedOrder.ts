import { type Reel, sortUnseenFirst } from '@mashrabiya/contract';

export interface FeedOrderInput {
  reels: readonly Reel[];
  /** Reel of the URL, which comes first. */
  start: Reel | undefined;
  seenIds: ReadonlySet<string>;
  /** Ids in their order when the feed was left. */
  savedOrder: readonly string[];
  /** More reels are still to load: watched ones wait for them. */
  hasMore: boolean;
}

/** Watched reels come last, the URL's reel first; a restored feed keeps its order and grows at its end. */
export function orderFeed({ reels, start, seenIds, savedOrder, hasMore }: FeedOrderInput): Reel[] {
  const byId = new Map([...(start ? [start] : []), ...reels].map((reel) => [reel.id, reel]));
  const head = savedOrder.length > 0 ? savedOrder.flatMap((id) => byId.get(id) ?? []) : start ? [start] : [];
  const headIds = new Set(head.map(({ id }) => id));
  const others = sortUnseenFirst(
    [...byId.values()].filter(({ id }) => !headIds.has(id)),
    seenIds,
  );
  return [...head, ...(hasMore ? others.filter(({ id }) => !seenIds.has(id)) : others)];
}
