import { ROOMS_OR_MORE } from '@mashrabiya/contract';
import { createFixtureProperties } from '@mashrabiya/demo-data/fixture';
import { getCity } from '@mashrabiya/reference';
import { describe, expect, it } from 'vitest';
import { seedReference } from '../interpret/lexicon.fixture.ts';
import type { ListingFilters } from '../listings/conditions.ts';
import { runQuery } from '../query/runQuery.ts';
import { findNearest } from './nearest.ts';
import { interpretSeeded, seededIndex } from './seededIndex.fixture.ts';

const COMMON_FILTERS = [
  'شقة 3 غرف في المعادي أقل من 5 مليون',
  '3 bedroom flat in maadi',
  'شقق للإيجار في المعادي',
  'شقة مفروشة للايجار في المعادي',
  'شقة للايجار في مدينة نصر',
  'شقة في مدينة نصر اقل من 4 مليون',
  'شقة ب 3 مليون في مدينة نصر',
  'عايز شقة غرفتين في مصر الجديدة',
  '2 bedroom apartment in heliopolis for rent',
  'شقة بأسانسير في مصر الجديدة',
  'apartment for sale in new cairo',
  'شقة في التجمع لحد 6 مليون',
  'شقة 3 غرف في التجمع الخامس',
  'فيلا في الشيخ زايد',
  'apts in sheikh zayed',
  'دوبلكس في الشيخ زايد',
  'ميزانيتي 4 مليون شقة في اكتوبر',
  'flat for rent in 6th of october',
  'شقة للبيع في سموحة',
  'شقة للايجار في اسكندرية',
  'شقة في سيدي بشر',
  'شاليه في الساحل الشمالي',
];

const findNear = (filters: ListingFilters, text = '') => findNearest(seededIndex, filters, text, seedReference, 24);

describe('a common request', () => {
  it.each(COMMON_FILTERS)('finds listings in the seed: %s', async (sentence) => {
    const { filters, text } = await interpretSeeded(sentence);
    expect(runQuery(seededIndex, { text, filters, page: 1 }).total).toBeGreaterThan(0);
  });
});

describe('the nearest listings', async () => {
  const maadi = getCity('maadi');
  const wantedFilters: ListingFilters = {
    ...(await interpretSeeded('شقة 3 غرف في المعادي')).filters,
    action: 'forsell',
    max_price: 1_200_000,
  };

  it('have their differences, and are near', () => {
    expect(runQuery(seededIndex, { filters: wantedFilters, page: 1 }).total).toBe(0);
    const listings = findNear({ ...wantedFilters, max_price: 3_000_000, bedrooms: [5] });
    expect(listings.length).toBeGreaterThan(5);
    const distances = listings.map(({ differences }) => differences.find(({ filter }) => filter === 'city')?.by ?? 0);
    expect(Math.max(...distances)).toBeLessThanOrEqual(40);
    for (const { listing, differences } of listings) {
      expect(listing.action).toBe(0);
      expect(listing.category_id).toBe(1);
      expect(differences.length).toBeGreaterThan(0);
      const failed = new Set(differences.map(({ filter }) => filter));
      expect(failed.has('city')).toBe(listing.city_id !== maadi.id);
      expect(failed.has('bedrooms')).toBe(listing.bedrooms !== 5);
      expect(failed.has('price')).toBe((listing.price ?? 0) > 3_000_000);
      const price = differences.find(({ filter }) => filter === 'price')?.by;
      if (price) expect(price).toBe((listing.price ?? 0) - 3_000_000);
      const rooms = differences.find(({ filter }) => filter === 'bedrooms')?.by;
      if (rooms) expect(rooms).toBe(Math.min(listing.bedrooms, ROOMS_OR_MORE) - 5);
    }
  });

  it('are ordered by distance if only the place differs', () => {
    const distances = findNear({ ...wantedFilters, bedrooms: [3], max_price: 3_000_000 })
      .filter(({ differences }) => differences.every(({ filter }) => filter === 'city'))
      .map(({ differences }) => differences[0]?.by ?? 0);
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  const getKind = ({ listing }: { listing: { subcategory_id: number } }) =>
    seedReference.subcategories.get(listing.subcategory_id)?.slug;

  it.each([
    ['بيت 3 ادوار في طنطا', 'house'],
    ['house 3 floors in tanta', 'house'],
    ['shop for sale in tanta', 'allActivities'],
    ['محل للايجار في الدقي', 'allActivities'],
    ['فيلا في المعادي اقل من 12 مليون', 'villa'],
  ])('have the requested kind before any other: %s', async (sentence, slug) => {
    const { filters, text } = await interpretSeeded(sentence);
    const kinds = findNear(filters, text).map(getKind);
    const ownKindCount = kinds.filter((kind) => kind === slug).length;
    expect(ownKindCount).toBeGreaterThan(0);
    expect(kinds.slice(0, ownKindCount)).toEqual(Array.from({ length: ownKindCount }, () => slug));
  });

  it('have, for another kind, the fewest differences first', async () => {
    const { filters, text } = await interpretSeeded('بيت 3 ادوار في طنطا');
    const others = findNear(filters, text).filter((match) => getKind(match) !== 'house');
    const misses = others.map(({ differences }) => differences.find(({ filter }) => filter === 'floors')?.by ?? 0);
    expect(misses.map(Math.abs)).toEqual(misses.map(Math.abs).toSorted((a, b) => a - b));
  });

  it('have the requested price before the requested place', () => {
    const filters: ListingFilters = { ...wantedFilters, max_price: 2_000_000, bedrooms: [3] };
    const excess = findNear(filters).map(
      ({ differences }) => (differences.find(({ filter }) => filter === 'price')?.by ?? 0) / 2_000_000,
    );
    const rooms = findNear(filters).map(({ differences }) =>
      Math.abs(differences.find(({ filter }) => filter === 'bedrooms')?.by ?? 0),
    );
    const misses = excess.map((share, at) => share * 2 + (rooms[at] ?? 0) * 0.45);
    // Small differences count as equal, so that distance decides.
    for (const [at, miss] of misses.entries()) expect(miss).toBeGreaterThanOrEqual((misses[at - 1] ?? 0) - 0.25);
  });

  it('cost twice as much at most, and exclude unrelated ones', () => {
    for (const { listing } of findNear(wantedFilters)) expect(listing.price ?? 0).toBeLessThanOrEqual(2 * 1_200_000);
    expect(
      findNear({ action: 'forrent', type: 'industrial', city: [getCity('zamalek').id], min_size: 90_000 }),
    ).toEqual([]);
  });

  it('include the excess of an installment, and mark cash', () => {
    const limit = 20_000;
    const installments = new Map(createFixtureProperties(1500).map(({ id, installment }) => [id, installment]));
    const listings = findNear({ type: 'housing', action: 'forsell', city: [maadi.id], max_monthly: limit });
    const above = listings.filter(({ listing }) => (installments.get(listing.id) ?? 0) > limit);
    const cash = listings.filter(({ listing }) => installments.get(listing.id) === null);
    expect(above.length).toBeGreaterThan(0);
    expect(cash.length).toBeGreaterThan(0);
    for (const { listing, differences } of above) {
      expect(differences).toContainEqual({ filter: 'monthly', by: (installments.get(listing.id) ?? 0) - limit });
    }
    for (const { differences } of cash) expect(differences).toContainEqual({ filter: 'monthly', by: null });
  });

  it('include missing words and the number of missing features', () => {
    const filters: ListingFilters = { type: 'housing', features: [1, 2, 3, 4], city: [maadi.id] };
    for (const { differences } of findNear(filters)) {
      const by = differences.find(({ filter }) => filter === 'features')?.by;
      if (by !== undefined) expect([-1, -2, -3, -4]).toContain(by);
    }
    const [first] = findNear({ type: 'housing', city: [maadi.id] }, 'كايرو فستيفال');
    expect(first?.differences).toContainEqual({ filter: 'query', by: null });
    expect(findNear({}, 'كايرو فستيفال')).toEqual([]);
  });

  it('are sorted around the middle of a map', () => {
    const listings = findNear({ type: 'housing', action: 'forsell', box: '29.95,31.28,29.9501,31.2801' });
    const [first] = listings;
    expect(first?.differences[0]?.filter).toBe('map');
    const distances = listings.map(({ differences }) => differences[0]?.by ?? 0);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });
});
