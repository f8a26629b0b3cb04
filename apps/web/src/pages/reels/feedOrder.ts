import { type Reel, unseenFirst } from '@mashrabiya/contract';

export interface FeedOrder {
  reels: readonly Reel[];
  /** Reel of the URL, which comes first. */
  start: Reel | undefined;
  seen: ReadonlySet<string>;
  /** Ids in their order when the feed was left. */
  left: readonly string[];
  /** More reels are still to load: watched ones wait for them. */
  hasMore: boolean;
}

/** Watched reels come last, the URL's reel first; a restored feed keeps its order and grows at its end. */
export function feedOrder({ reels, start, seen, left, hasMore }: FeedOrder): Reel[] {
  const byId = new Map([...(start ? [start] : []), ...reels].map((reel) => [reel.id, reel]));
  const head = left.length > 0 ? left.flatMap((id) => byId.get(id) ?? []) : start ? [start] : [];
  const placed = new Set(head.map(({ id }) => id));
  const others = unseenFirst(
    [...byId.values()].filter(({ id }) => !placed.has(id)),
    seen,
  );
  return [...head, ...(hasMore ? others.filter(({ id }) => !seen.has(id)) : others)];
}
