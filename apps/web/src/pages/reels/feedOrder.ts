import { type Reel, unseenFirst } from '@mashrabiya/contract';

export interface FeedOrder {
  /** The clips that have come, in the order of the list. */
  reels: readonly Reel[];
  /** The clip of the address, which comes first. */
  start: Reel | undefined;
  /** Ids of the clips that were seen before. */
  seen: ReadonlySet<string>;
  /** Ids in the order in which they stood when the feed was left. */
  left: readonly string[];
  /** More clips are still to come: those that were seen wait for them. */
  hasMore: boolean;
}

/**
 * The clips of the feed: where it was left, what was there in its order; else the clip of the address first. Then what
 * was not seen, and what was seen at the end of all. It only ever grows at its end.
 */
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
