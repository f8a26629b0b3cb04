import type { FilterName } from '@mashrabiya/contract';
import { buildConditions, type Condition, type ListingFilters } from '../listings/conditions.ts';
import { countEntries, findRarest, selectCandidates, toHitCondition } from '../listings/filters.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { Reference } from '../listings/reference.ts';
import { findText } from './findText.ts';

export interface Exclusion {
  matching: Int32Array;
  /** Entries that pass if one filter and its dependent filters are excluded. */
  nearMisses: Int32Array;
  /** Failed filters of each entry of `nearMisses`, as bits. */
  failureBits: Int32Array;
  /** Bits of a filter and its dependent filters; 0 if none is set. */
  getBits(filter: FilterName): number;
  countWithout(filter: FilterName): number;
}

/** Filters that lose their meaning when another one changes: a city belongs to one governorate. */
const DEPENDENT_FILTERS: Partial<Record<FilterName, readonly FilterName[]>> = {
  type: ['type', 'subcategory_id', 'features'],
  gover: ['gover', 'city'],
};

/** A filter with the filters that lose their meaning without it. */
export const listWithDependents = (filter: FilterName): readonly FilterName[] => DEPENDENT_FILTERS[filter] ?? [filter];

/** All subsets of some bits, with the empty one. */
function listSubsets(bits: number): number[] {
  const parts = [0];
  for (let part = bits; part > 0; part = (part - 1) & bits) parts.push(part);
  return parts;
}

type FilterGroup = Condition;

export function groupConditions(
  index: ListingIndex,
  filters: ListingFilters,
  text: string,
  reference: Reference,
): FilterGroup[] {
  const conditions = [...buildConditions(filters, index.columns, reference), ...buildTextConditions(index, text)];
  return [...Map.groupBy(conditions, ({ filter }) => filter)].map(([filter, ownConditions]) => ({
    filter,
    entries: findRarest(ownConditions)?.entries,
    keep: (docs) => ownConditions.reduce((remaining, condition) => condition.keep(remaining), docs),
  }));
}

function buildTextConditions(index: ListingIndex, text: string): Condition[] {
  if (text.trim() === '') return [];
  const { hits } = findText(index, text);
  return hits ? [toHitCondition(hits)] : [];
}

/** Groups that are not excludable are applied first; an entry that fails two filters is dropped. */
export function excludeFilter(
  { columns }: ListingIndex,
  groups: readonly FilterGroup[],
  isExcludable: (filter: FilterName) => boolean,
): Exclusion {
  const { scratch, length } = columns;
  const appliedGroups = groups.filter(({ filter }) => !filter || !isExcludable(filter));
  // `|| 0`: infinity minus infinity is NaN, if neither group lists candidates.
  const excludableGroups = groups
    .filter((group) => !appliedGroups.includes(group))
    .sort((a, b) => countEntries(a) - countEntries(b) || 0);
  const bitByFilter = new Map(excludableGroups.map(({ filter }, position) => [filter, 1 << position]));
  const getBits = (filter: FilterName) =>
    listWithDependents(filter).reduce((bits, name) => bits | (bitByFilter.get(name) ?? 0), 0);
  const jointBits = Object.keys(DEPENDENT_FILTERS).map((filter) => getBits(filter as FilterName));
  const isFailureAllowed = new Uint8Array(1 << excludableGroups.length);
  for (const allowedBits of [...bitByFilter.values(), ...jointBits])
    for (const bits of listSubsets(allowedBits)) isFailureAllowed[bits] = 1;

  let docs = selectCandidates(appliedGroups, columns, 'counted');
  for (const { keep } of appliedGroups) docs = keep(docs);
  // Entries fail every filter until they are marked as passing it.
  const failureBits = scratch.docs('failureBits', length).fill(isFailureAllowed.length - 1);
  for (const [position, { keep }] of excludableGroups.entries()) {
    const candidates = scratch.docs('candidates', docs.length);
    candidates.set(docs);
    markPassing(1 << position, keep(candidates), failureBits);
    if (position > 0) docs = filterKnown(docs, failureBits, (2 << position) - 1, isFailureAllowed);
  }
  const nearMisses = scratch.docs('near', docs.length);
  const totals = new Int32Array(isFailureAllowed.length);
  let nearMissCount = 0;
  let matchingCount = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    const bits = failureBits[doc] ?? 0;
    const passesAll = Number(bits === 0);
    docs[matchingCount] = doc;
    nearMisses[nearMissCount] = doc;
    matchingCount += passesAll;
    nearMissCount += 1 - passesAll;
    totals[bits] = (totals[bits] ?? 0) + 1;
  }
  return {
    matching: docs.subarray(0, matchingCount),
    nearMisses: nearMisses.subarray(0, nearMissCount),
    failureBits,
    getBits,
    countWithout: (filter) => {
      const excludedBits = bitByFilter.has(filter) ? getBits(filter) : 0;
      return listSubsets(excludedBits).reduce((sum, failedBits) => sum + (totals[failedBits] ?? 0), 0);
    },
  };
}

function markPassing(bit: number, docs: Int32Array, failureBits: Int32Array): void {
  for (let i = 0; i < docs.length; i++) failureBits[docs[i] ?? 0] = (failureBits[docs[i] ?? 0] ?? 0) & ~bit;
}

/** Keeps entries whose known failures are allowed; branch-free, see `filterRange.ts`. */
function filterKnown(
  docs: Int32Array,
  failureBits: Int32Array,
  knownBits: number,
  isFailureAllowed: Uint8Array,
): Int32Array {
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    docs[count] = doc;
    count += isFailureAllowed[(failureBits[doc] ?? 0) & knownBits] ?? 0;
  }
  return docs.subarray(0, count);
}
