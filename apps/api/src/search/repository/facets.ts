import {
  ACTIONS,
  CHOICE_FIELDS,
  COUNT_FIELDS,
  type Facets,
  FILTER_NAMES,
  type FilterName,
  PAYMENT_METHODS,
  PRESET_RANGE_FIELDS,
  PROPERTY_FIELDS,
} from '@mashrabiya/contract';
import { isPlaceFilter, type ListingFilters, listWithDependents } from '@mashrabiya/search';
import { type RawBuilder, sql } from 'kysely';
import { all, buildConditions, type Condition, countColumn, type FilterCondition, toConditions } from './conditions.ts';
import { countMatches } from './list.ts';
import type { SearchContext } from './SearchContext.ts';
import { type Sample, scaleUp, takeSample } from './sample.ts';
import { findText } from './text.ts';

type Codes = ReadonlyMap<number, number>;

/** Counted code of each filter. */
const CODES: Partial<Record<FilterName, RawBuilder<unknown>>> = {
  action: sql.ref('action'),
  type: sql.ref('category_id'),
  subcategory_id: sql.ref('subcategory_id'),
  gover: sql.ref('governorate_id'),
  city: sql.ref('city_id'),
  payment: sql.ref('payment'),
  ...Object.fromEntries(COUNT_FIELDS.map((name) => [name, countColumn(name)])),
  ...Object.fromEntries([...PRESET_RANGE_FIELDS, ...CHOICE_FIELDS].map((name) => [name, sql.ref(name)])),
};
const COUNTED_FILTERS = Object.keys(CODES) as FilterName[];

export async function computeFacets(context: SearchContext, filters: ListingFilters, text: string): Promise<Facets> {
  const { reference } = context;
  const conditions = buildConditions(filters, reference);
  const found = text.trim() ? await findText(context, text) : undefined;
  if (found?.contains) conditions.push({ filter: 'query', condition: found.contains });
  const isSet = (filter: FilterName) => conditions.some((condition) => condition.filter === filter);

  const separateFilters = COUNTED_FILTERS.filter((filter) => listWithDependents(filter).some(isSet));
  const jointFilters = COUNTED_FILTERS.filter((filter) => !separateFilters.includes(filter));
  const passing = toConditions(conditions);
  const [total, features, jointCodes, ...separateCodes] = await Promise.all([
    countMatches(context, passing),
    countSampled(context, passing, countFeatures),
    countSampled(context, passing, (...of) => countCodes(jointFilters, ...of)),
    ...separateFilters.map((filter) =>
      countSampled(context, exclude(conditions, filter), (...of) => countCodes([filter], ...of)),
    ),
  ]);
  const codes = new Map([...jointCodes, ...separateCodes.flatMap((counts) => [...counts])]);
  const byCode = (filter: FilterName) => toRecord(codes.get(filter));
  const byChoice = (filter: FilterName, choices: readonly string[]) =>
    Object.fromEntries(choices.map((choice, code) => [choice, codes.get(filter)?.get(code) ?? 0]));
  const categories = [...reference.categories.values()];
  return {
    total,
    action: byChoice('action', ACTIONS),
    type: Object.fromEntries(categories.map(({ type, id }) => [type, codes.get('type')?.get(id) ?? 0])),
    subcategory_id: byCode('subcategory_id'),
    gover: byCode('gover'),
    city: byCode('city'),
    ...Object.fromEntries([...COUNT_FIELDS, ...PRESET_RANGE_FIELDS].map((name) => [name, byCode(name)])),
    ...Object.fromEntries(CHOICE_FIELDS.map((name) => [name, byChoice(name, PROPERTY_FIELDS[name].choices)])),
    payment: byChoice('payment', PAYMENT_METHODS),
    features: toRecord(features),
    best_removal: total > 0 ? null : await findBestRemoval(context, conditions, isSet),
  } as Facets;
}

function exclude(conditions: readonly FilterCondition[], excluded: FilterName): Condition[] {
  const filters = listWithDependents(excluded);
  return toConditions(conditions.filter(({ filter }) => filter === null || !filters.includes(filter)));
}

const toRecord = (counts: Codes | undefined): Record<string, number> => Object.fromEntries(counts ?? []);

type Count<T> = (context: SearchContext, sample: Sample) => Promise<T>;

const countSampled = async <T>(context: SearchContext, conditions: readonly Condition[], count: Count<T>): Promise<T> =>
  count(context, await takeSample(context, conditions));

async function countCodes(
  filters: readonly FilterName[],
  { db }: SearchContext,
  { conditions, scale }: Sample,
): Promise<Map<FilterName, Codes>> {
  if (filters.length === 0) return new Map();
  const columns = filters.map((filter) => CODES[filter] ?? sql`null`);
  const { rows } = await sql<{ position: number; code: number | null; count: number }>`
    select array_position(array[${sql.join(columns.map((_, i) => sql`grouping(${sql.ref(`c${i}`)})`))}], 0) - 1 as position,
      coalesce(${sql.join(columns.map((_, i) => sql.ref(`c${i}`)))})::integer as code, count(*)::integer as count
    from (select ${sql.join(columns.map((column, i) => sql`${column} as ${sql.ref(`c${i}`)}`))}
      from listing_search where ${all(conditions)}) as matches
    group by grouping sets (${sql.join(columns.map((_, i) => sql`(${sql.ref(`c${i}`)})`))})`.execute(db);
  const counts = new Map(filters.map((filter) => [filter, new Map<number, number>()]));
  for (const { position, code, count } of rows) {
    const filter = filters[position];
    if (filter && code !== null) counts.get(filter)?.set(code, scaleUp(count, scale));
  }
  return counts;
}

const countFeatures: Count<Codes> = async ({ db }, { conditions, scale }) => {
  const { rows } = await sql<{ id: number; count: number }>`
    select feature as id, count(*)::integer as count
    from listing_search cross join unnest(feature_ids) as feature where ${all(conditions)} group by feature`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, scaleUp(count, scale)]));
};

async function findBestRemoval(
  context: SearchContext,
  conditions: readonly FilterCondition[],
  isSet: (filter: FilterName) => boolean,
): Promise<Facets['best_removal']> {
  const removals = await Promise.all(
    FILTER_NAMES.filter(isSet).map(async (filter) => ({
      filter,
      total: await countMatches(context, exclude(conditions, filter)),
    })),
  );
  const [best] = removals
    .filter(({ total }) => total > 0)
    .sort((a, b) => Number(isPlaceFilter(a.filter)) - Number(isPlaceFilter(b.filter)) || b.total - a.total);
  return best ?? null;
}
