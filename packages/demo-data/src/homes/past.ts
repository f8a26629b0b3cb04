import { MIN_SAMPLE } from '@mashrabiya/contract';
import { choose } from '../random/chance.ts';
import { createRandom } from '../scenes/kit/random.ts';
import type { Sketch } from './sketches.ts';

/** So many kinds of home have a past, those of which most are on offer: what an area's page tells of a year. */
const KINDS = 30;
const MONTHS = 11;
/** Enough of each month for a median to be told that does not jump about. */
const A_MONTH = 2 * MIN_SAMPLE;
/** An ad is up for this long. */
const UP_DAYS = 30;
const DAY = 86_400_000;

/** What prices rise by in a year; ours, as the sources tell today's only. */
const YEARLY_RISE = 0.2;

/** The share of today's price that a home cost then. */
export const priceLevel = (then: Date, now: Date): number =>
  (1 + YEARLY_RISE) ** ((then.getTime() - now.getTime()) / (365 * DAY));

const kindOf = ({ place, slot }: Sketch) => `${place.city.id} ${slot.type} ${slot.action}`;

/** The kinds with most homes; enough of each to have a median now. */
function commonKinds(listed: readonly Sketch[]): [string, Sketch[]][] {
  return [...Map.groupBy(listed, kindOf)]
    .filter(([, homes]) => homes.length >= MIN_SAMPLE)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, KINDS);
}

/** From the second day of a month to its last but one: the same month in every place's time. Null when not over yet. */
function spanOf(now: Date, monthsAgo: number): [number, number] | null {
  const startOf = (ago: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1);
  const from = startOf(monthsAgo) + DAY;
  const to = Math.min(startOf(monthsAgo - 1) - DAY, now.getTime() - (UP_DAYS + 1) * DAY);
  return to > from ? [from, to] : null;
}

/**
 * Ads of the months before that have run out, as they were: like the homes that are on offer now, at the prices of
 * their time. They are not listed; medians of past months are theirs, and their pages say that they have gone.
 */
export function pastSketches(listed: readonly Sketch[], now: Date): Sketch[] {
  return commonKinds(listed).flatMap(([kind, homes]) =>
    Array.from({ length: MONTHS }, (_, month) => spanOf(now, month + 1)).flatMap((span, month) => {
      if (!span) return [];
      const [from, to] = span;
      return Array.from({ length: A_MONTH }, (_, number): Sketch => {
        const seed = `past ${kind} ${month} ${number}`;
        const random = createRandom(seed);
        const like = choose(random, homes);
        const createdAt = new Date(Math.round(random.between(from, to) / 1000) * 1000);
        const views = Math.round(UP_DAYS * random.between(4, 22));
        return {
          ...like,
          seed,
          listing: {
            ranking: 1,
            availability: 3,
            createdAt,
            confirmedAt: new Date(createdAt.getTime() + random.whole(1, UP_DAYS - 1) * DAY),
            views,
            favorites: Math.round(views * random.between(0.01, 0.07)),
            leads: Math.round(views * random.between(0.005, 0.03)),
          },
        };
      });
    }),
  );
}
