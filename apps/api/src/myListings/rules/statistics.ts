import { type AdAdvice, type ContentFacts, DAY_MS, listContentAdvice, RANKING } from '@mashrabiya/contract';

export interface Figures {
  views: number;
  favorites: number;
  leads: number;
}

export type FiguresByDay = ReadonlyMap<string, Figures>;

const NO_FIGURES: Figures = { views: 0, favorites: 0, leads: 0 };

/** Consecutive days as `yyyy-mm-dd` up to a last one, oldest first. */
export const listDaysUpTo = (lastDay: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(lastDay) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

export const toDailyFigures = (days: readonly string[], figuresByDay: FiguresByDay) =>
  days.map((day) => ({ day, ...(figuresByDay.get(day) ?? NO_FIGURES) }));

export const sumFigures = (days: readonly Figures[]): Figures =>
  days.reduce(
    (sum, { views, favorites, leads }) => ({
      views: sum.views + views,
      favorites: sum.favorites + favorites,
      leads: sum.leads + leads,
    }),
    NO_FIGURES,
  );

/** Median as a whole number; with an even count, the mean of the two in the middle. */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upperMiddle = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? Math.round(((sorted[middle - 1] ?? 0) + upperMiddle) / 2) : upperMiddle;
}

/** Median of each figure of similar ads; null below `minSample` ads. */
export const summarizeSimilarAds = (ads: readonly Figures[], minSample: number) =>
  ads.length < minSample
    ? null
    : {
        sample: ads.length,
        views: computeMedian(ads.map(({ views }) => views)),
        favorites: computeMedian(ads.map(({ favorites }) => favorites)),
        leads: computeMedian(ads.map(({ leads }) => leads)),
      };

export interface AdFacts extends ContentFacts {
  hasPhone: boolean;
  ranking: number;
  daysSinceConfirmed: number;
  views: number;
  /** Median of similar ads; null for too few of them. */
  similarViews: number | null;
}

const UNCONFIRMED_DAYS = 14;

/** The most useful first; advice on form fields comes from the contract. */
const ADVICE_ORDER: readonly AdAdvice[] = [
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

export function selectAdvice(ad: AdFacts): AdAdvice[] {
  const { hasPhone, daysSinceConfirmed, ranking, views, similarViews } = ad;
  const applicableAdvice = new Set<AdAdvice>(listContentAdvice(ad));
  if (!hasPhone) applicableAdvice.add('add_phone');
  if (daysSinceConfirmed >= UNCONFIRMED_DAYS) applicableAdvice.add('confirm');
  if (ranking === RANKING.basic && similarViews !== null && views < similarViews) applicableAdvice.add('no_views_rank');
  return ADVICE_ORDER.filter((advice) => applicableAdvice.has(advice));
}
