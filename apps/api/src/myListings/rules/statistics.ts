import { type AdAdvice, type ContentFacts, contentAdviceFor, RANKING } from '@mashrabiya/contract';

export interface Figures {
  views: number;
  favorites: number;
  leads: number;
}

export type FiguresByDay = ReadonlyMap<string, Figures>;

const NOTHING: Figures = { views: 0, favorites: 0, leads: 0 };
const DAY_MS = 86_400_000;

/** Consecutive days as `yyyy-mm-dd` up to a last one, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

/** Figures of each day, zero where there are none. */
export const byDay = (days: readonly string[], found: FiguresByDay) =>
  days.map((day) => ({ day, ...(found.get(day) ?? NOTHING) }));

export const totalOf = (days: readonly Figures[]): Figures =>
  days.reduce(
    (sum, { views, favorites, leads }) => ({
      views: sum.views + views,
      favorites: sum.favorites + favorites,
      leads: sum.leads + leads,
    }),
    NOTHING,
  );

/** Median as a whole number; with an even count, the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const above = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? Math.round(((sorted[middle - 1] ?? 0) + above) / 2) : above;
}

/** Median of each figure of similar ads; null below `least` ads. */
export const likeOf = (ads: readonly Figures[], least: number) =>
  ads.length < least
    ? null
    : {
        sample: ads.length,
        views: medianOf(ads.map(({ views }) => views)),
        favorites: medianOf(ads.map(({ favorites }) => favorites)),
        leads: medianOf(ads.map(({ leads }) => leads)),
      };

export interface AdFacts extends ContentFacts {
  hasPhone: boolean;
  ranking: number;
  daysSinceConfirmed: number;
  views: number;
  /** Median of similar ads; null for too few of them. */
  likeViews: number | null;
}

const UNCONFIRMED_DAYS = 14;

/** The most useful first; advice on form fields comes from the contract. */
const ORDER: readonly AdAdvice[] = [
  'add_phone',
  'more_pictures',
  'price_high',
  'add_price',
  'exact_place',
  'longer_description',
  'confirm',
  'add_features',
  'no_views_rank',
];

export function adviceFor(ad: AdFacts): AdAdvice[] {
  const { hasPhone, daysSinceConfirmed, ranking, views, likeViews } = ad;
  const found = new Set<AdAdvice>(contentAdviceFor(ad));
  if (!hasPhone) found.add('add_phone');
  if (daysSinceConfirmed >= UNCONFIRMED_DAYS) found.add('confirm');
  if (ranking === RANKING.basic && likeViews !== null && views < likeViews) found.add('no_views_rank');
  return ORDER.filter((advice) => found.has(advice));
}
