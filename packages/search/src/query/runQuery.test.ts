import { PAGE_SIZE, type SortOption } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import type { IndexedListing } from '../listings/listing.ts';
import {
  active,
  createRandomFilters,
  findMatching,
  index,
  listings,
  randomBelow,
  valueOrUndefined,
} from '../listings/listings.fixture.ts';
import { runQuery } from './runQuery.ts';
import { findSimilar } from './similar.ts';

const compareNewest = (a: IndexedListing, b: IndexedListing) =>
  b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1);
const compareByPrice = (sign: 1 | -1) => (a: IndexedListing, b: IndexedListing) =>
  Number(a.price === null) - Number(b.price === null) ||
  sign * ((a.price ?? 0) - (b.price ?? 0)) ||
  compareNewest(a, b);
const ORDERS: Record<SortOption | 'none', (a: IndexedListing, b: IndexedListing) => number> = {
  none: (a, b) => b.ranking - a.ranking || compareNewest(a, b),
  date_desc: compareNewest,
  date_asc: (a, b) => compareNewest(b, a),
  price_asc: compareByPrice(1),
  price_desc: compareByPrice(-1),
};

/** Naive reference: up to four paid ads, then one paid ad per three others, while there are both. */
function blendSimply(sorted: readonly IndexedListing[]): IndexedListing[] {
  const paid = sorted.filter(({ ranking }) => ranking > 1);
  const basic = sorted.filter(({ ranking }) => ranking === 1);
  const list = paid.splice(0, 4);
  if (list.length < 4) list.push(...basic.splice(0, 4 - list.length));
  while (paid.length > 0 && basic.length > 0) list.push(...paid.splice(0, 1), ...basic.splice(0, 3));
  return [...list, ...paid, ...basic];
}

describe('runQuery', () => {
  it('matches a plain filter and sort on 600 random filters', () => {
    for (let i = 0; i < 600; i++) {
      const filters = createRandomFilters();
      const sort = valueOrUndefined(
        (['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const)[randomBelow(4)] ?? 'date_desc',
      );
      const page = 1 + randomBelow(3);
      const sorted = findMatching(filters).sort(ORDERS[sort ?? 'none']);
      const expectedOrder = sort ? sorted : blendSimply(sorted);
      const { listings: properties, total } = runQuery(index, { filters, sort, page });
      expect(total).toBe(expectedOrder.length);
      expect(properties.map(({ id }) => id)).toEqual(
        expectedOrder.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id),
      );
    }
  });

  it('has one paid ad in four after the first row of the recommended order, without duplicates or gaps', () => {
    for (const words of [{}, { text: 'lake' }, { prefer: 'lake' }]) {
      const queryPage = (number: number) => runQuery(index, { ...words, filters: { type: 'housing' }, page: number });
      const { total } = queryPage(1);
      const properties = Array.from(
        { length: Math.ceil(total / PAGE_SIZE) },
        (_, i) => queryPage(i + 1).listings,
      ).flat();
      expect(new Set(properties.map(({ id }) => id)).size).toBe(total);
      expect(properties).toHaveLength(total);
      const isPaid = properties.map(({ ranking }) => ranking > 1);
      // Only while there are ads of both kinds.
      const end = Math.min(isPaid.lastIndexOf(true), isPaid.lastIndexOf(false));
      expect(end).toBeGreaterThan(40);
      const countPaidFrom = (place: number) => isPaid.slice(place, place + 4).filter(Boolean).length;
      if (!('prefer' in words)) expect(countPaidFrom(0)).toBe(4);
      for (let i = 4; i + 4 <= end; i++) {
        expect(countPaidFrom(i)).toBeLessThanOrEqual(1);
        // A paid ad without a preferred word never precedes listings that contain it.
        if (!('prefer' in words)) expect(countPaidFrom(i)).toBe(1);
      }
    }
  });

  it('returns the pages of one list in any request order', () => {
    const expectedIds = active.toSorted(ORDERS.price_desc).map(({ id }) => id);
    for (const page of [1, 3, 2, 1, 60]) {
      const { listings: properties, total } = runQuery(index, { filters: {}, sort: 'price_desc', page });
      expect(total).toBe(expectedIds.length);
      expect(properties.map(({ id }) => id)).toEqual(expectedIds.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
    }
  });

  it('puts title matches before text matches within a rank, unless another sort is chosen', () => {
    const inTitle = (listing: IndexedListing) => Number(listing.title_words.includes('lake'));
    const expectedOrder = blendSimply(
      active.toSorted((a, b) => b.ranking - a.ranking || inTitle(b) - inTitle(a) || compareNewest(a, b)),
    );
    const pages = Array.from({ length: 40 }, (_, i) => runQuery(index, { text: 'lake', filters: {}, page: i + 1 }));
    expect(pages[0]?.total).toBe(active.length);
    expect(pages.flatMap(({ listings }) => listings.map(({ id }) => id))).toEqual(
      expectedOrder.slice(0, 40 * PAGE_SIZE).map(({ id }) => id),
    );
    const { listings: properties } = runQuery(index, { text: 'lake', filters: {}, sort: 'price_asc', page: 1 });
    expect(properties.map(({ id }) => id)).toEqual(
      active
        .toSorted(ORDERS.price_asc)
        .slice(0, PAGE_SIZE)
        .map(({ id }) => id),
    );
  });

  it('requires every word', () => {
    const { total } = runQuery(index, { text: 'garden quiet', filters: {}, page: 1 });
    expect(total).toBe(active.filter((listing) => listing.title_words.includes('garden')).length);
  });
});

describe('findSimilar', () => {
  it('returns the same action and category only, the nearest first', () => {
    const [listing] = active;
    if (!listing) throw new Error('There are no listings.');
    const similarListings = findSimilar(index, listing, 8).map(({ id }) => listings.get(id));
    expect(similarListings).toHaveLength(8);
    expect(
      similarListings.every(
        (similarListing) =>
          similarListing?.action === listing.action && similarListing.category_id === listing.category_id,
      ),
    ).toBe(true);
    expect(similarListings[0]).toMatchObject({ city_id: listing.city_id });
    expect(similarListings.map((similarListing) => similarListing?.id)).not.toContain(listing.id);
  });

  it('finds similar listings for an unlisted one', () => {
    const [inactiveListing] = [...listings.values()].filter(({ availability }) => availability !== 2);
    if (!inactiveListing) throw new Error('Every listing is shown.');
    const similarListings = findSimilar(index, inactiveListing, 8);
    expect(
      similarListings.every(
        (similarListing) =>
          similarListing.action === inactiveListing.action &&
          similarListing.category_id === inactiveListing.category_id,
      ),
    ).toBe(true);
    expect(similarListings[0]).toMatchObject({ city_id: inactiveListing.city_id });
  });
});
