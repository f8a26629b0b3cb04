import {
  ACTION_CODES,
  type Box,
  CHOICE_FIELDS,
  COUNT_FIELDS,
  type FilterName,
  PAYMENT_METHODS,
  type Point,
  PROPERTY_FIELDS,
  parseArea,
  parseBox,
  RANGE_FIELDS,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import type { ListingFilters, Reference } from '@mashrabiya/search';
import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<boolean>;

export interface FilterCondition {
  /** Filter of the condition; null if it is never excluded alone. */
  filter: FilterName | null;
  condition: Condition;
}

export const TRUE = sql<boolean>`true`;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? TRUE : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** Materialised: with a `limit`, PostgreSQL would scan the whole table for conditions that rarely match together. */
export const selectMatches = (columns: RawBuilder<unknown>, conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`matches as materialized (select ${columns} from listing_search where ${all(conditions)})`;

export const exists = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`exists (with ${selectMatches(sql`1`, conditions)} select from matches)`;

export const toConditions = (conditions: readonly FilterCondition[]): Condition[] =>
  conditions.map(({ condition }) => condition);

// PostgreSQL reads an index in its order only if the columns before are compared with `=`.
const isOneOf = (column: string, codes: readonly number[]): Condition =>
  codes.length === 1
    ? sql<boolean>`${sql.ref(column)} = ${codes[0]}::integer`
    : sql<boolean>`${sql.ref(column)} = any(${[...codes]}::integer[])`;

/** A missing value is in no range. */
const isBetween = (column: string, lowest: number | undefined, highest: number | undefined): Condition =>
  all([
    ...(lowest === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${lowest}`]),
    ...(highest === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${highest}`]),
  ]);

export function buildConditions(filters: ListingFilters, reference: Reference): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  const add = (filter: FilterName | null, condition: Condition) => conditions.push({ filter, condition });
  const { action, type, category_id, subcategory_id, gover, city, payment, ranking } = filters;
  const { min_price, max_price, max_monthly, features, box, area, since } = filters;

  if (action) add('action', isOneOf('action', [ACTION_CODES[action]]));
  if (type) {
    const category = [...reference.categories.values()].find((entry) => entry.type === type);
    add('type', isOneOf('category_id', category ? [category.id] : []));
  }
  if (category_id !== undefined) add('type', isOneOf('category_id', [category_id]));
  if (subcategory_id !== undefined) add('subcategory_id', isOneOf('subcategory_id', [subcategory_id]));
  if (gover !== undefined) add('gover', isOneOf('governorate_id', [gover]));
  if (city) add('city', isOneOf('city_id', city));
  if (payment) add('payment', isOneOf('payment', [PAYMENT_METHODS.indexOf(payment)]));
  if (ranking !== undefined) add('ranking', isOneOf('ranking', [ranking]));
  if (min_price !== undefined || max_price !== undefined) add('price', isBetween('price', min_price ?? 0, max_price));
  if (max_monthly !== undefined) add('monthly', isBetween('installment', 0, max_monthly));
  conditions.push(...buildFieldConditions(filters));
  if (features) add('features', buildFeatureCondition(features, reference));
  if (since !== undefined) add(null, sql<boolean>`listed_at > ${since}::timestamptz`);
  const parsedBox = box === undefined ? undefined : parseBox(box);
  if (parsedBox) add('map', isInBox(parsedBox));
  const corners = area === undefined ? undefined : parseArea(area);
  if (corners) add('map', isInside(corners));
  // The index `listing_search_kind` begins with action and category: it finds what follows only if both are named.
  const hasPlace = city !== undefined || gover !== undefined;
  const hasCategory = type !== undefined || category_id !== undefined;
  if (!action && (hasPlace || hasCategory)) add(null, isOneOf('action', Object.values(ACTION_CODES)));
  if (!hasCategory && hasPlace) add(null, isOneOf('category_id', [...reference.categories.keys()]));
  if (city && gover === undefined) {
    const governorates = city.flatMap((id) => reference.cities.get(id)?.governorateId ?? []);
    add('city', isOneOf('governorate_id', [...new Set(governorates)]));
  }
  return conditions;
}

function buildFieldConditions(filters: ListingFilters): FilterCondition[] {
  return [
    // `ROOMS_OR_MORE` means this number or more.
    ...COUNT_FIELDS.flatMap((filter) =>
      filters[filter]
        ? [{ filter, condition: sql<boolean>`${countColumn(filter)} = any(${filters[filter]}::integer[])` }]
        : [],
    ),
    ...RANGE_FIELDS.flatMap((filter): FilterCondition[] => {
      const [lowest, highest] = [filters[`min_${filter}`], filters[`max_${filter}`]];
      if (lowest === undefined && highest === undefined) return [];
      const { min } = PROPERTY_FIELDS[filter];
      return [{ filter, condition: isBetween(filter, Math.max(lowest ?? min, min), highest) }];
    }),
    ...CHOICE_FIELDS.flatMap((filter): FilterCondition[] => {
      const [wantedChoice, unwantedChoice] = [filters[filter], filters[`not_${filter}`]];
      if (!wantedChoice && !unwantedChoice) return [];
      const codes = PROPERTY_FIELDS[filter].choices.flatMap((choice: string, code) =>
        (!wantedChoice || choice === wantedChoice) && choice !== unwantedChoice ? [code] : [],
      );
      return [{ filter, condition: isOneOf(filter, codes) }];
    }),
  ];
}

export const countColumn = (column: string): RawBuilder<number> =>
  sql<number>`least(${sql.ref(column)}, ${sql.lit(ROOMS_OR_MORE)})`;

/** Features belong to one category, so a listing never has features of two. */
function buildFeatureCondition(ids: readonly number[], { features }: Reference): Condition {
  const [category, ...others] = new Set(ids.map((id) => features.get(id)?.categoryId));
  if (category === undefined || others.length > 0) return sql<boolean>`false`;
  return all([isOneOf('category_id', [category]), sql<boolean>`feature_ids @> ${[...ids]}::integer[]`]);
}

const CELLS_PER_DEGREE = 20;
/** Larger boxes contain so many listings that all are read. */
const MAX_CELLS = 400;

/** Finds a small box by the cells of `listing_search.cell` that it touches. */
function isInBox({ south, west, north, east }: Box): Condition {
  const range = (from: number, to: number) => {
    const first = Math.floor(from * CELLS_PER_DEGREE);
    return Array.from({ length: Math.floor(to * CELLS_PER_DEGREE) - first + 1 }, (_, i) => first + i);
  };
  const isIn = [isBetween('lat', south, north), isBetween('lng', west, east)];
  const countCells = (from: number, to: number) => (to - from) * CELLS_PER_DEGREE + 1;
  if (countCells(south, north) * countCells(west, east) > MAX_CELLS) return all(isIn);
  const columns = range(west, east);
  const cells = range(south, north).flatMap((row) => columns.map((column) => row * 10_000 + column));
  return all([isOneOf('cell', cells), ...isIn]);
}

/** Even-odd rule, as in `DrawnArea`: a ray to the north crosses an odd number of borders. */
function isInside(corners: readonly Point[]): Condition {
  const lats = corners.map(({ lat }) => lat);
  const lngs = corners.map(({ lng }) => lng);
  const borders = corners.flatMap((toCorner, i) => {
    const fromCorner = corners.at(i - 1) ?? toCorner;
    if (fromCorner.lng === toCorner.lng) return [];
    const [west, east] = fromCorner.lng < toCorner.lng ? [fromCorner, toCorner] : [toCorner, fromCorner];
    const slope = (east.lat - west.lat) / (east.lng - west.lng);
    return [{ west: west.lng, east: east.lng, slope, lat: west.lat - slope * west.lng }];
  });
  const list = (name: keyof (typeof borders)[number]) => borders.map((border) => border[name]);
  return all([
    isInBox({ south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) }),
    sql<boolean>`(select count(*) % 2 = 1 from unnest(
        ${list('west')}::float8[], ${list('east')}::float8[], ${list('slope')}::float8[], ${list('lat')}::float8[]
      ) as border (west, east, slope, lat)
      where lng >= border.west and lng < border.east and listing_search.lat < border.slope * lng + border.lat)`,
  ]);
}
