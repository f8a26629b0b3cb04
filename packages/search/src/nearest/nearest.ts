import type { Difference, FilterName } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import { beginningOf } from '../listings/filters.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { ListingFacts } from '../listings/listing.ts';
import { isPlace, PLACE_FILTERS } from '../listings/placeFilters.ts';
import type { Reference } from '../listings/reference.ts';
import { groupsOf } from '../query/excludeFilter.ts';
import { differencesFrom, type WeighedDifference } from './differences.ts';
import { distancesFrom } from './distances.ts';

export interface NearListing {
  listing: ListingFacts;
  /** Place first, then by weight. */
  differences: Difference[];
}

/** Listings whose weights differ by less are ordered by distance. */
const ALIKE = 0.25;
/** Listings further away are not in a neighbouring place. */
const FURTHEST_KM = 40;
/** Maximum weight in the requested place: double the price, or four rooms. */
const HEAVIEST = 2;
/** Maximum weight elsewhere, besides the place: half the price again, or about two rooms. */
const HEAVIEST_ELSEWHERE = 1.2;
/** Never relaxed: a renter needs no listing for sale, and who looks for a shop needs no flat. */
const FIXED_FILTERS: ReadonlySet<FilterName | null> = new Set<FilterName | null>([null, 'action', 'type']);

/** For filters without results: same kind first, then least weight besides the place, distance, newest. */
export function nearestTo(
  index: ListingIndex,
  filters: ListingFilters,
  text: string,
  reference: Reference,
  count: number,
): NearListing[] {
  const { columns } = index;
  const groups = groupsOf(index, filters, text, reference);
  const fixed = groups.filter(({ filter }) => FIXED_FILTERS.has(filter));
  let docs = beginningOf(fixed, columns, 'counted');
  for (const { keep } of fixed) docs = keep(docs);

  const asked = groups.flatMap(({ filter, keep }) => (filter && !FIXED_FILTERS.has(filter) ? [{ filter, keep }] : []));
  // Entries fail every filter until they are marked as passing it.
  const missed = columns.scratch.docs('missing', columns.length).fill((1 << asked.length) - 1);
  for (const [position, { keep }] of asked.entries()) {
    const candidates = columns.scratch.docs('candidates', docs.length);
    candidates.set(docs);
    for (const doc of keep(candidates)) missed[doc] = (missed[doc] ?? 0) & ~(1 << position);
  }

  const differenceOf = differencesFrom(filters, columns);
  const distanceOf = distancesFrom(filters, columns, reference);
  const created = columns.get('created');
  const near: {
    doc: number;
    place: FilterName | undefined;
    away: number;
    isOtherKind: boolean;
    weight: number;
    others: WeighedDifference[];
  }[] = [];
  for (const doc of docs) {
    const bits = missed[doc] ?? 0;
    if (bits === 0) continue;
    const failed = asked.filter((_, position) => bits & (1 << position)).map(({ filter }) => filter);
    // A listing that matches none of the words is not near.
    if (failed.length === asked.length && failed.includes('query')) continue;
    const place = PLACE_FILTERS.find((filter) => failed.includes(filter));
    const away = place && distanceOf ? Math.round(distanceOf(doc)) : 0;
    if (!(away <= FURTHEST_KM)) continue;
    const others = failed.filter((filter) => !isPlace(filter)).map((filter) => differenceOf(filter, doc));
    const weight = others.reduce((sum, other) => sum + other.weight, 0);
    if (weight <= (place ? HEAVIEST_ELSEWHERE : HEAVIEST)) {
      near.push({ doc, place, away, isOtherKind: failed.includes('subcategory_id'), weight, others });
    }
  }
  near.sort(
    (a, b) =>
      Number(a.isOtherKind) - Number(b.isOtherKind) ||
      Math.floor(a.weight / ALIKE) - Math.floor(b.weight / ALIKE) ||
      Number(a.place !== undefined) - Number(b.place !== undefined) ||
      a.away - b.away ||
      a.weight - b.weight ||
      (created[b.doc] ?? 0) - (created[a.doc] ?? 0),
  );
  return near.slice(0, count).map(({ doc, place, away, others }) => ({
    listing: columns.factsOf(doc),
    differences: [
      ...(place ? [{ filter: place, by: away }] : []),
      ...others.sort((a, b) => b.weight - a.weight).map(({ filter, by }) => ({ filter, by })),
    ],
  }));
}
