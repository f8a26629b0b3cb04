import { MIN_SAMPLE } from '@mashrabiya/contract';
import { choose } from '../random/chance.ts';
import { createRandom } from '../random/random.ts';
import type { PropertySketch } from './sketches.ts';

/** Number of most common kinds that have past ads, for the yearly trend of area pages. */
const KIND_COUNT = 30;
const MONTH_COUNT = 11;
/** Past ads per month: enough for a stable median. */
const ADS_PER_MONTH = 2 * MIN_SAMPLE;
const ONLINE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Yearly price increase; an assumption, because the sources only give today's prices. */
const YEARLY_PRICE_RISE = 0.2;

/** Share of today's price at a past time. */
export const computePriceLevel = (then: Date, now: Date): number =>
  (1 + YEARLY_PRICE_RISE) ** ((then.getTime() - now.getTime()) / (365 * DAY_MS));

const getKindKey = ({ place, slot }: PropertySketch) => `${place.city.id} ${slot.type} ${slot.action}`;

/** Most common kinds with enough listings for a median. */
function findCommonKinds(listedSketches: readonly PropertySketch[]): [string, PropertySketch[]][] {
  return [...Map.groupBy(listedSketches, getKindKey)]
    .filter(([, properties]) => properties.length >= MIN_SAMPLE)
    .sort(([, firstGroup], [, secondGroup]) => secondGroup.length - firstGroup.length)
    .slice(0, KIND_COUNT);
}

/**
 * From the second day of a month to the last but one, so that it is the same month in every time zone. Null for a month
 * that is not over.
 */
function getMonthSpan(now: Date, monthsAgo: number): [number, number] | null {
  const getMonthStart = (monthsBack: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBack, 1);
  const from = getMonthStart(monthsAgo) + DAY_MS;
  const to = Math.min(getMonthStart(monthsAgo - 1) - DAY_MS, now.getTime() - (ONLINE_DAYS + 1) * DAY_MS);
  return to > from ? [from, to] : null;
}

/**
 * Expired ads of past months, similar to the current listings, at the prices of their time. They are unlisted: past
 * medians use them, and their pages show that they are unavailable.
 */
export function createPastSketches(listedSketches: readonly PropertySketch[], now: Date): PropertySketch[] {
  return findCommonKinds(listedSketches).flatMap(([kind, properties]) =>
    Array.from({ length: MONTH_COUNT }, (_, month) => getMonthSpan(now, month + 1)).flatMap((span, month) => {
      if (!span) return [];
      const [from, to] = span;
      return Array.from({ length: ADS_PER_MONTH }, (_, number): PropertySketch => {
        const seed = `past ${kind} ${month} ${number}`;
        const random = createRandom(seed);
        const template = choose(random, properties);
        const createdAt = new Date(Math.round(random.between(from, to) / 1000) * 1000);
        const views = Math.round(ONLINE_DAYS * random.between(4, 22));
        return {
          ...template,
          seed,
          listing: {
            ranking: 1,
            availability: 3,
            createdAt,
            confirmedAt: new Date(createdAt.getTime() + random.integer(1, ONLINE_DAYS - 1) * DAY_MS),
            views,
            favorites: Math.round(views * random.between(0.01, 0.07)),
            leads: Math.round(views * random.between(0.005, 0.03)),
          },
        };
      });
    }),
  );
}
