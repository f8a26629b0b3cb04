import { type FilterName, measureKilometres, parseArea, parseBox } from '@mashrabiya/contract';
import {
  findNearest as findNearestInMemory,
  type ListingFilters,
  MAX_DISTANCE_KM,
  MAX_WEIGHT,
  type NearListing,
  RANGE_WEIGHT,
} from '@mashrabiya/search';
import { sql } from 'kysely';
import { buildConditions, type Condition, type FilterCondition, toConditions } from './conditions.ts';
import { createIndexOf } from './facts.ts';
import { NEWEST_FIRST, selectIds } from './pages.ts';
import type { SearchContext } from './SearchContext.ts';

const MAX_CANDIDATES = 1_000;
const MAX_NEAR_MISSES = 200;
/** Never relaxed, see `findNearest`. */
const FIXED_FILTERS: ReadonlySet<FilterName | null> = new Set<FilterName | null>([null, 'action', 'type']);
/** A value whose distance from a limit is larger has a weight above `MAX_WEIGHT`. */
const RANGE_FACTOR = MAX_WEIGHT / RANGE_WEIGHT;

const selectNewest = (context: SearchContext, conditions: readonly Condition[], limit = MAX_CANDIDATES) =>
  selectIds(context, conditions, { orderBy: NEWEST_FIRST, limit, offset: 0 });

/** Compares the newest listings of a similar place, price and size, and those that miss one filter only. */
export async function findNearest(
  context: SearchContext,
  filters: ListingFilters,
  text: string,
  count: number,
): Promise<NearListing[]> {
  const { db, reference } = context;
  const conditions = buildConditions(filters, reference);
  const isFixed = ({ filter }: FilterCondition) => FIXED_FILTERS.has(filter);
  const nearbyConditions = [...buildRangeConditions(filters), ...buildPlaceConditions(filters, context)];
  const relaxable = new Set(conditions.filter((condition) => !isFixed(condition)).map(({ filter }) => filter));
  const lists = await Promise.all([
    selectNewest(context, [...toConditions(conditions.filter(isFixed)), ...nearbyConditions]),
    ...Array.from(relaxable, (missed) => {
      const others = toConditions(conditions.filter(({ filter }) => filter !== missed));
      return missed === 'price'
        ? selectNearestInPrice(context, [...others, ...nearbyConditions], filters)
        : selectNewest(context, [...others, ...nearbyConditions], MAX_NEAR_MISSES);
    }),
  ]);
  const index = await createIndexOf(db, reference, [...new Set(lists.flat())], { indexesWords: text.trim() !== '' });
  return findNearestInMemory(index, filters, text, reference, count);
}

async function selectNearestInPrice(
  context: SearchContext,
  conditions: readonly Condition[],
  { min_price, max_price }: ListingFilters,
): Promise<string[]> {
  const page = { limit: MAX_NEAR_MISSES, offset: 0 };
  const lists = await Promise.all([
    min_price === undefined
      ? []
      : selectIds(context, [...conditions, sql<boolean>`price < ${min_price}`], { ...page, orderBy: sql`price desc` }),
    max_price === undefined
      ? []
      : selectIds(context, [...conditions, sql<boolean>`price > ${max_price}`], { ...page, orderBy: sql`price` }),
  ]);
  return lists.flat();
}

function buildRangeConditions({ min_price, max_price, min_size, max_size }: ListingFilters): Condition[] {
  const widen = (column: 'price' | 'size', lowest: number | undefined, highest: number | undefined): Condition[] => [
    ...(lowest === undefined
      ? []
      : [sql<boolean>`${sql.ref(column)} >= ${Math.floor(lowest - RANGE_FACTOR * Math.max(lowest, 1))}`]),
    ...(highest === undefined
      ? []
      : [sql<boolean>`${sql.ref(column)} <= ${Math.ceil(highest + RANGE_FACTOR * Math.max(highest, 1))}`]),
  ];
  return [...widen('price', min_price, max_price), ...widen('size', min_size, max_size)];
}

function buildPlaceConditions({ box, area, city, gover }: ListingFilters, { reference }: SearchContext): Condition[] {
  const corners = area === undefined ? undefined : parseArea(area);
  const view = box === undefined ? undefined : parseBox(box);
  if (corners || view) {
    const lats = corners ? corners.map(({ lat }) => lat) : [view?.south ?? 0, view?.north ?? 0];
    const lngs = corners ? corners.map(({ lng }) => lng) : [view?.west ?? 0, view?.east ?? 0];
    // A degree of longitude is at least 90 km wide in Egypt.
    const margin = MAX_DISTANCE_KM / 90;
    return [
      sql<boolean>`lat between ${Math.min(...lats) - margin} and ${Math.max(...lats) + margin}`,
      sql<boolean>`lng between ${Math.min(...lngs) - margin} and ${Math.max(...lngs) + margin}`,
    ];
  }
  if (!city && gover === undefined) return [];
  const allCities = [...reference.cities.values()];
  const requested = allCities.filter(({ id, governorateId }) => (city ? city.includes(id) : governorateId === gover));
  const near = allCities.filter((other) =>
    requested.some((from) => measureKilometres(from, other) <= MAX_DISTANCE_KM + 1),
  );
  return [sql<boolean>`city_id = any(${near.map(({ id }) => id)}::integer[])`];
}
