import {
  ACTIONS,
  CHOICE_FIELDS,
  type ChoiceFieldName,
  COUNT_FIELDS,
  type CountFieldName,
  type Facets,
  FILTER_NAMES,
  type FilterName,
  PAYMENT_METHODS,
  PRESET_RANGE_FIELDS,
  PROPERTY_FIELDS,
  type PresetRangeFieldName,
} from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import { isPlaceFilter } from '../listings/placeFilters.ts';
import type { Reference } from '../listings/reference.ts';
import { countBits, countCodes, DIMENSIONS, FEATURE_BITS } from './counts.ts';
import { excludeFilter, groupConditions } from './excludeFilter.ts';

/** Counted filters. Features are counted together with the chosen ones, so they are never excluded. */
const COUNTED_FILTERS: ReadonlySet<FilterName> = new Set([...DIMENSIONS, 'features']);

export function computeFacets(
  index: ListingIndex,
  filters: ListingFilters,
  text: string,
  reference: Reference,
): Facets {
  const groups = groupConditions(index, filters, text, reference);
  const exclusion = excludeFilter(index, groups, (filter) => COUNTED_FILTERS.has(filter));
  const total = exclusion.matching.length;
  const counts = countCodes(index.columns, exclusion);
  const categories = [...reference.categories.values()];
  return {
    total,
    is_estimated: false,
    action: toCountsByWord(ACTIONS, counts.action),
    type: Object.fromEntries(categories.map(({ type, id }) => [type, counts.type[id] ?? 0])) as Facets['type'],
    subcategory_id: toCountsByCode(counts.subcategory_id),
    gover: toCountsByCode(counts.gover),
    city: toCountsByCode(counts.city),
    ...(Object.fromEntries([
      ...COUNT_FIELDS.map((name) => [name, toCountsByCode(counts[name])]),
      ...PRESET_RANGE_FIELDS.map((name) => [name, toCountsByValue(name, counts[name])]),
      ...CHOICE_FIELDS.map((name) => [name, toCountsByWord(PROPERTY_FIELDS[name].choices, counts[name])]),
    ]) as Pick<Facets, CountFieldName | PresetRangeFieldName | ChoiceFieldName>),
    payment: toCountsByWord(PAYMENT_METHODS, counts.payment),
    features: countByFeature(index, exclusion.matching),
    best_removal: total > 0 ? null : findBestRemoval(index, groups),
  };
}

/** Omits codes without entries. */
const toCountsByCode = (counts: Int32Array): Record<string, number> =>
  Object.fromEntries(Array.from(counts, (count, code) => [code, count]).filter(([, count]) => count !== 0));

/** Counts by value of a range field; leaves out the first count, which is of listings without a value. */
const toCountsByValue = (name: PresetRangeFieldName, [, ...counts]: Int32Array): Record<string, number> =>
  Object.fromEntries(
    counts
      .map((count, at) => [String(PROPERTY_FIELDS[name].min + at), count] as const)
      .filter(([, count]) => count > 0),
  );

const toCountsByWord = <const T extends string>(words: readonly T[], counts: Int32Array) =>
  Object.fromEntries(words.map((word, code) => [word, counts[code] ?? 0])) as Record<T, number>;

function countByFeature({ columns }: ListingIndex, docs: Int32Array): Facets['features'] {
  const counts = countBits(columns, docs);
  const all = [...columns.featureBits.byCategory].flatMap(([category, features]) =>
    features.map(({ id }, bit) => [id, counts[category * FEATURE_BITS + bit] ?? 0] as const),
  );
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

/** The place is removed last: listings in Aswan do not help a search in Maadi. */
function findBestRemoval(index: ListingIndex, groups: ReturnType<typeof groupConditions>): Facets['best_removal'] {
  const { countWithout } = excludeFilter(index, groups, () => true);
  const helpfulRemovals = FILTER_NAMES.map((filter) => ({ filter, total: countWithout(filter) })).filter(
    ({ total }) => total > 0,
  );
  const [bestRemoval] = helpfulRemovals.sort(
    (a, b) => Number(isPlaceFilter(a.filter)) - Number(isPlaceFilter(b.filter)) || b.total - a.total,
  );
  return bestRemoval ?? null;
}
