import type { FilterName } from '@mashrabiya/contract';
import type { Reference } from '../domain/reference.ts';
import { type Condition, conditionsOf, type ListingFilters } from './conditions.ts';
import { allMarked } from './filters.ts';
import { hitsOf } from './hits.ts';
import { keepMarked } from './keep.ts';
import type { ListingIndex } from './ListingIndex.ts';
import { resolveText } from './resolve.ts';

/** Entries that pass all filters, or would if some were lifted. Good until the next query. */
export interface Liftable {
  /** Those that pass all. */
  whole: Int32Array;
  /** Those that would pass with one filter lifted, or with those that go with it. */
  near: Int32Array;
  /** For each entry of `near` the filters that it fails, as bits. */
  missing: Int32Array;
  /** The bits of a filter and of those that go with it when another choice is made; 0 when none of them is set. */
  bitsOf(filter: FilterName): number;
  /** How many entries there would be without a filter, the others kept. */
  without(filter: FilterName): number;
}

/** With another choice of these, a choice below it goes too: a city of another governorate means nothing. */
const GOING_TOGETHER: Partial<Record<FilterName, readonly FilterName[]>> = {
  type: ['type', 'subcategory_id', 'features'],
  gover: ['gover', 'city'],
};

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** All conditions of one filter. */
interface Group {
  filter: FilterName | null;
  keep(docs: Int32Array): Int32Array;
}

/** What filters and a text ask for, a group for each filter. */
export function groupsOf(index: ListingIndex, filters: ListingFilters, text: string, reference: Reference): Group[] {
  const conditions = [...conditionsOf(filters, index.columns, reference), ...searchedFor(index, text)];
  return [...Map.groupBy(conditions, ({ filter }) => filter)].map(([filter, own]) => ({
    filter,
    keep: (docs) => own.reduce((kept, condition) => condition.keep(kept), docs),
  }));
}

function searchedFor(index: ListingIndex, text: string): Condition[] {
  if (text.trim() === '') return [];
  const resolved = resolveText(index, text);
  if (!resolved) return [{ filter: 'query', keep: (docs) => docs.subarray(0, 0) }];
  const { marks } = hitsOf(index, resolved.words);
  return [{ filter: 'query', keep: (docs) => keepMarked(docs, marks) }];
}

/**
 * Finds the entries that fail none of the groups, or few enough that they count for one filter. Only filters for which
 * `isLiftable` says so are lifted; the others are applied first.
 */
export function lifted(
  { columns: { scratch, length, live } }: ListingIndex,
  groups: readonly Group[],
  isLiftable: (filter: FilterName) => boolean,
): Liftable {
  const firm = groups.filter(({ filter }) => !filter || !isLiftable(filter));
  const loose = groups.filter((group) => !firm.includes(group));
  const bitOf = new Map(loose.map(({ filter }, position) => [filter, 1 << position]));
  const bitsOf = (filter: FilterName) =>
    (GOING_TOGETHER[filter] ?? [filter]).reduce((bits, name) => bits | (bitOf.get(name) ?? 0), 0);
  const together = Object.keys(GOING_TOGETHER).map((filter) => bitsOf(filter as FilterName));

  let docs = allMarked(scratch.docs('counted', length), live);
  for (const { keep } of firm) docs = keep(docs);
  const missing = scratch.docs('missing', length);
  for (let i = 0; i < docs.length; i++) missing[docs[i] ?? 0] = 0;
  for (const [position, { keep }] of loose.entries()) {
    const candidates = scratch.docs('candidates', docs.length);
    candidates.set(docs);
    docs = keepNear(docs, keep(candidates), missing, 1 << position, together);
  }
  const near = scratch.docs('near', docs.length);
  const single = new Map<number, number>();
  let nearCount = 0;
  let wholeCount = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    const bits = missing[doc] ?? 0;
    if (bits === 0) docs[wholeCount++] = doc;
    else near[nearCount++] = doc;
    if (bits !== 0 && isSingle(bits)) single.set(bits, (single.get(bits) ?? 0) + 1);
  }
  return {
    whole: docs.subarray(0, wholeCount),
    near: near.subarray(0, nearCount),
    missing,
    bitsOf,
    without: (filter) => wholeCount + (single.get(bitOf.get(filter) ?? 0) ?? 0),
  };
}

/** Notes which entries fail a filter, and keeps those that may still count. `kept` are those that pass, in order. */
function keepNear(
  docs: Int32Array,
  kept: Int32Array,
  missing: Int32Array,
  bit: number,
  together: readonly number[],
): Int32Array {
  let count = 0;
  let next = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    if (next < kept.length && kept[next] === doc) {
      next++;
      docs[count++] = doc;
      continue;
    }
    const bits = (missing[doc] ?? 0) | bit;
    if (!isSingle(bits) && !together.some((allowed) => (bits & ~allowed) === 0)) continue;
    missing[doc] = bits;
    docs[count++] = doc;
  }
  return docs.subarray(0, count);
}
