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
import { countMatches, MAX_COUNTED } from './pages.ts';
import type { SearchContext } from './SearchContext.ts';
import { scaleUp, takeSample } from './sample.ts';
import { findText } from './text.ts';

type Codes = ReadonlyMap<number, number>;

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
  const textMatches = text.trim() ? await findText(context, text) : undefined;
  if (textMatches?.contains) conditions.push({ filter: 'query', condition: textMatches.contains });
  const isSet = (filter: FilterName) => conditions.some((condition) => condition.filter === filter);

  const separateFilters = COUNTED_FILTERS.filter((filter) => listWithDependents(filter).some(isSet));
  const jointFilters = COUNTED_FILTERS.filter((filter) => !separateFilters.includes(filter));
  const [joint, ...separateCounts] = await Promise.all([
    // Any filter will do if all are counted alone.
    countCodes(context, toConditions(conditions), jointFilters.length > 0 ? jointFilters : ['action'], {
      countsFeatures: true,
    }),
    ...separateFilters.map((filter) => countCodes(context, exclude(conditions, filter), [filter])),
  ]);
  const counts = [joint, ...separateCounts];
  const { total, features } = joint;
  const codes = new Map(counts.flatMap((count) => [...count.codes]));
  const byCode = (filter: FilterName) => toRecord(codes.get(filter));
  const byChoice = (filter: FilterName, choices: readonly string[]) =>
    Object.fromEntries(choices.map((choice, code) => [choice, codes.get(filter)?.get(code) ?? 0]));
  const categories = [...reference.categories.values()];
  return {
    total,
    is_estimated: counts.some(({ isEstimated }) => isEstimated),
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

interface Counts {
  /** As in `countMatches`. */
  total: number;
  isEstimated: boolean;
  codes: ReadonlyMap<FilterName, Codes>;
  features: Codes;
}

interface CountRow {
  /** Index of the filter; one more for features; null for all. */
  position: number | null;
  code: number | null;
  count: number;
}

/** Reads the listings once, or a sample of many. */
async function countCodes(
  context: SearchContext,
  matching: readonly Condition[],
  filters: readonly FilterName[],
  { countsFeatures = false } = {},
): Promise<Counts> {
  const { conditions, scale } = await takeSample(context, matching);
  const columns = filters.map((filter, i) => ({ name: sql.ref(`c${i}`), value: CODES[filter] ?? sql`null` }));
  const names = columns.map(({ name }) => name);
  const featureCounts = sql`union all
    select ${filters.length}::integer, feature, count(*)::integer
    from matches cross join unnest(feature_ids) as feature group by feature`;
  const { rows } = await sql<CountRow>`
    with matches as materialized (
      select feature_ids, ${sql.join(columns.map(({ name, value }) => sql`${value} as ${name}`))}
      from listing_search where ${all(conditions)}
    )
    select array_position(array[${sql.join(names.map((name) => sql`grouping(${name})`))}], 0) - 1 as position,
      coalesce(${sql.join(names)})::integer as code, count(*)::integer as count
    from matches group by grouping sets ((), ${sql.join(names.map((name) => sql`(${name})`))})
    ${countsFeatures ? featureCounts : sql``}`.execute(context.db);
  const codes = filters.map(() => new Map<number, number>());
  const features = new Map<number, number>();
  let total = 0;
  for (const { position, code, count } of rows) {
    if (position === null) total = Math.min(scaleUp(count, scale), MAX_COUNTED);
    else if (code !== null) (codes[position] ?? features).set(code, scaleUp(count, scale));
  }
  const codesByFilter = new Map(filters.map((filter, i) => [filter, codes[i] ?? new Map<number, number>()]));
  return { total, isEstimated: scale > 1, codes: codesByFilter, features };
}

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
