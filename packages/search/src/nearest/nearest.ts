import type { FilterDifference, FilterName } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import { selectCandidates } from '../listings/filters.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { ListingFacts } from '../listings/listing.ts';
import { isPlaceFilter, PLACE_FILTERS } from '../listings/placeFilters.ts';
import type { Reference } from '../listings/reference.ts';
import { groupConditions } from '../query/excludeFilter.ts';
import { createDifferenceMeasure, type WeightedDifference } from './differences.ts';
import { createDistanceMeasure } from './distances.ts';

export interface NearListing {
  listing: ListingFacts;
  /** The difference in place comes first, then the others by descending weight. */
  differences: FilterDifference[];
}

/** Listings whose weights differ by less are ordered by distance. */
const WEIGHT_STEP = 0.25;
/** Listings further away are not in a neighbouring place. */
export const MAX_DISTANCE_KM = 40;
/** Maximum weight in the requested place: double the price, or four rooms. */
export const MAX_WEIGHT = 2;
/** Maximum weight elsewhere, besides the place: half the price again, or about two rooms. */
const MAX_WEIGHT_ELSEWHERE = 1.2;
/** Never relaxed: a renter needs no listing for sale, and a user who looks for a shop needs no flat. */
const FIXED_FILTERS: ReadonlySet<FilterName | null> = new Set<FilterName | null>([null, 'action', 'type']);

/** Near matches for filters without results: same kind first, then by differences except in place, distance, age. */
export function findNearest(
  index: ListingIndex,
  filters: ListingFilters,
  text: string,
  reference: Reference,
  count: number,
): NearListing[] {
  const { columns } = index;
  const groups = groupConditions(index, filters, text, reference);
  const fixedGroups = groups.filter(({ filter }) => FIXED_FILTERS.has(filter));
  let docs = selectCandidates(fixedGroups, columns, 'counted');
  for (const { keep } of fixedGroups) docs = keep(docs);

  const relaxableFilters = groups.flatMap(({ filter, keep }) =>
    filter && !FIXED_FILTERS.has(filter) ? [{ filter, keep }] : [],
  );
  // Entries fail every filter until they are marked as passing it.
  const failureBits = columns.scratch.docs('failureBits', columns.length).fill((1 << relaxableFilters.length) - 1);
  for (const [position, { keep }] of relaxableFilters.entries()) {
    const candidates = columns.scratch.docs('candidates', docs.length);
    candidates.set(docs);
    for (const doc of keep(candidates)) failureBits[doc] = (failureBits[doc] ?? 0) & ~(1 << position);
  }

  const getDifference = createDifferenceMeasure(filters, columns);
  const getDistance = createDistanceMeasure(filters, columns, reference);
  const created = columns.get('created');
  const matches: {
    doc: number;
    failedPlaceFilter: FilterName | undefined;
    distanceKm: number;
    isOtherKind: boolean;
    weight: number;
    otherDifferences: WeightedDifference[];
  }[] = [];
  for (const doc of docs) {
    const bits = failureBits[doc] ?? 0;
    if (bits === 0) continue;
    const failedFilters = relaxableFilters.filter((_, position) => bits & (1 << position)).map(({ filter }) => filter);
    // A listing that matches none of the words is not near.
    if (failedFilters.length === relaxableFilters.length && failedFilters.includes('query')) continue;
    const failedPlaceFilter = PLACE_FILTERS.find((filter) => failedFilters.includes(filter));
    const distanceKm = failedPlaceFilter && getDistance ? Math.round(getDistance(doc)) : 0;
    if (!(distanceKm <= MAX_DISTANCE_KM)) continue;
    const otherDifferences = failedFilters
      .filter((filter) => !isPlaceFilter(filter))
      .map((filter) => getDifference(filter, doc));
    const weight = otherDifferences.reduce((sum, other) => sum + other.weight, 0);
    if (weight <= (failedPlaceFilter ? MAX_WEIGHT_ELSEWHERE : MAX_WEIGHT)) {
      matches.push({
        doc,
        failedPlaceFilter,
        distanceKm,
        isOtherKind: failedFilters.includes('subcategory_id'),
        weight,
        otherDifferences,
      });
    }
  }
  matches.sort(
    (a, b) =>
      Number(a.isOtherKind) - Number(b.isOtherKind) ||
      Math.floor(a.weight / WEIGHT_STEP) - Math.floor(b.weight / WEIGHT_STEP) ||
      Number(a.failedPlaceFilter !== undefined) - Number(b.failedPlaceFilter !== undefined) ||
      a.distanceKm - b.distanceKm ||
      a.weight - b.weight ||
      (created[b.doc] ?? 0) - (created[a.doc] ?? 0),
  );
  return matches.slice(0, count).map(({ doc, failedPlaceFilter, distanceKm, otherDifferences }) => ({
    listing: columns.getFacts(doc),
    differences: [
      ...(failedPlaceFilter ? [{ filter: failedPlaceFilter, by: distanceKm }] : []),
      ...otherDifferences.sort((a, b) => b.weight - a.weight).map(({ filter, by }) => ({ filter, by })),
    ],
  }));
}
