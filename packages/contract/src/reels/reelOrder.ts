import type { Ranking } from '../constants/vocabulary.ts';
import { DAY_MS } from '../values/durations.ts';

/** Days for which a reel counts as new. */
const REEL_RECENT_DAYS = 3;
/** Days by which a paid reel ranks as newer. */
export const REEL_HEAD_START_DAYS: Readonly<Record<Ranking, number>> = { 1: 0, 2: 2, 3: 4 };

export interface OrderedReel {
  id: string;
  ranking: Ranking;
  /** Milliseconds since 1970. */
  listedAt: number;
}

const getPosition = ({ ranking, listedAt }: OrderedReel): number => listedAt + REEL_HEAD_START_DAYS[ranking] * DAY_MS;

/** Moves seen reels to the end; both parts keep their order. */
export const sortUnseenFirst = <R extends { id: string }>(reels: readonly R[], seenIds: ReadonlySet<string>): R[] => [
  ...reels.filter(({ id }) => !seenIds.has(id)),
  ...reels.filter(({ id }) => seenIds.has(id)),
];

/** Newest first, paid reels with their head start; seen reels last (docs/decisions/0032). */
export const orderReels = <R extends OrderedReel>(reels: readonly R[], seenIds: ReadonlySet<string> = new Set()): R[] =>
  sortUnseenFirst(
    reels.toSorted((a, b) => getPosition(b) - getPosition(a) || (a.id < b.id ? -1 : 1)),
    seenIds,
  );

export const isRecentReel = (listedAt: number, now: number): boolean => now - listedAt <= REEL_RECENT_DAYS * DAY_MS;

const REEL_REASONS = ['filter', 'chosen', 'paid', 'recent', 'newest', 'seen'] as const;
export type ReelReason = (typeof REEL_REASONS)[number];

export function getReelReasons(
  { ranking, isRecent }: { ranking: Ranking; isRecent: boolean },
  { isChosen, isFiltered, isSeen }: { isChosen: boolean; isFiltered: boolean; isSeen: boolean },
): ReelReason[] {
  if (isChosen) return ['chosen'];
  const reasons: (ReelReason | false)[] = [
    isFiltered && 'filter',
    ranking > 1 && 'paid',
    isRecent ? 'recent' : 'newest',
    isSeen && 'seen',
  ];
  return reasons.filter((reason) => reason !== false);
}
