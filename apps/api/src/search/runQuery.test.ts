import {
  FINISHINGS,
  type Filters,
  PAGE_SIZE,
  PAYMENT_METHODS,
  PROPERTY_TYPES,
  type SortOption,
} from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import type { Reference } from '../domain/reference.ts';
import { ListingIndex } from './ListingIndex.ts';
import type { IndexedListing } from './listing.ts';
import { runQuery } from './runQuery.ts';
import { similarTo } from './similar.ts';

const named = (ids: number[]) => new Map(ids.map((id) => [id, { id, ar: `ا${id}`, en: `n${id}` }]));
const reference: Reference = {
  governorates: named([1, 2, 3]),
  cities: new Map(
    [1, 2, 3, 4, 5].map((id) => [
      id,
      { id, ar: 'م', en: 'c', governorateId: (id % 3) + 1, lat: 0, lng: 0, aliases: [] },
    ]),
  ),
  categories: new Map(PROPERTY_TYPES.map((type, i) => [i + 1, { id: i + 1, type, ar: type, en: type }])),
  subcategories: new Map([1, 2, 3, 4].map((id) => [id, { id, ar: 'ف', en: 'k', categoryId: 1, slug: 'villa' }])),
  features: new Map(),
};

let state = 5;
const below = (limit: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};
const listing = (number: number): IndexedListing => ({
  id: number.toString(16).padStart(8, '0'),
  action: below(2) === 0 ? 0 : 1,
  category_id: 1 + below(5),
  subcategory_id: 1 + below(4),
  governorate_id: 1 + below(3),
  city_id: 1 + below(5),
  size: 40 + below(400),
  bedrooms: below(10),
  bathrooms: below(9),
  finishing: below(5),
  payment: below(2),
  price: below(9) === 0 ? null : 1000 * below(5000) + 1000,
  ranking: below(10) === 0 ? 3 : below(5) === 0 ? 2 : 1,
  availability: below(12) === 0 ? 3 : 2,
  created_at: new Date(1_790_000_000_000 + below(300) * 3_600_000),
  title_words: below(3) === 0 ? 'garden lake' : 'street',
  text_words: 'quiet lake',
});

const listings = new Map<string, IndexedListing>();
const index = new ListingIndex(reference);
/** Several rounds, so that listings change, leave and come back. */
for (let round = 0; round < 4; round++) {
  const changed = Array.from({ length: 700 }, () => listing(below(2500)));
  for (const one of changed) listings.set(one.id, one);
  index.update(changed);
}
const active = [...listings.values()].filter(({ availability }) => availability === 2);

const holds = (home: IndexedListing, filters: Filters & { action?: string }): boolean => {
  const rooms = (wanted: number[] | undefined, count: number) => !wanted || wanted.includes(Math.min(count, 6));
  const between = (value: number | null, low?: number, high?: number) =>
    (low === undefined && high === undefined) ||
    (value !== null && value >= (low ?? 0) && value <= (high ?? Number.POSITIVE_INFINITY));
  return (
    (!filters.action || filters.action === (home.action ? 'forrent' : 'forsell')) &&
    (!filters.type || PROPERTY_TYPES[home.category_id - 1] === filters.type) &&
    (!filters.category_id || home.category_id === filters.category_id) &&
    (!filters.subcategory_id || home.subcategory_id === filters.subcategory_id) &&
    (!filters.gover || home.governorate_id === filters.gover) &&
    (!filters.city || home.city_id === filters.city) &&
    between(home.price, filters.min_price, filters.max_price) &&
    between(home.size, filters.min_size, filters.max_size) &&
    rooms(filters.bedrooms, home.bedrooms) &&
    rooms(filters.bathrooms, home.bathrooms) &&
    (!filters.finishing || FINISHINGS[home.finishing] === filters.finishing) &&
    (!filters.payment || PAYMENT_METHODS[home.payment] === filters.payment) &&
    (!filters.ranking || home.ranking === filters.ranking)
  );
};

const newest = (a: IndexedListing, b: IndexedListing) =>
  b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1);
const byPrice = (sign: 1 | -1) => (a: IndexedListing, b: IndexedListing) =>
  Number(a.price === null) - Number(b.price === null) || sign * ((a.price ?? 0) - (b.price ?? 0)) || newest(a, b);
const ORDERS: Record<SortOption | 'none', (a: IndexedListing, b: IndexedListing) => number> = {
  none: (a, b) => b.ranking - a.ranking || newest(a, b),
  date_desc: newest,
  date_asc: (a, b) => newest(b, a),
  price_asc: byPrice(1),
  price_desc: byPrice(-1),
};

const maybe = <T>(value: T): T | undefined => (below(4) === 0 ? value : undefined);
const randomFilters = (): Filters & { action?: 'forsell' | 'forrent' } => ({
  action: maybe(below(2) ? 'forsell' : 'forrent'),
  type: maybe(PROPERTY_TYPES[below(5)] ?? 'land'),
  category_id: maybe(1 + below(5)),
  subcategory_id: maybe(1 + below(4)),
  gover: maybe(1 + below(3)),
  city: maybe(1 + below(5)),
  min_price: maybe(1000 * below(2500)),
  max_price: maybe(2_000_000 + 1000 * below(3000)),
  min_size: maybe(below(200)),
  max_size: maybe(200 + below(300)),
  bedrooms: maybe([below(7), below(7)]),
  bathrooms: maybe([below(7)]),
  finishing: maybe(FINISHINGS[below(5)] ?? 'luxury'),
  payment: maybe(PAYMENT_METHODS[below(2)] ?? 'cash'),
  ranking: maybe(2 as const),
});

describe('runQuery', () => {
  it('agrees with a plain filter and sort on 400 random mixes', () => {
    for (let i = 0; i < 400; i++) {
      const filters = randomFilters();
      const sort = maybe((['date_desc', 'date_asc', 'price_asc', 'price_desc'] as const)[below(4)] ?? 'date_desc');
      const page = 1 + below(3);
      const expected = active.filter((home) => holds(home, filters)).sort(ORDERS[sort ?? 'none']);
      const { homes, total } = runQuery(index, { filters, sort, page });
      expect(total).toBe(expected.length);
      expect(homes.map(({ id }) => id)).toEqual(
        expected.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id),
      );
    }
  });

  it('puts title hits before text hits within a rank, and keeps to the sort where there is one', () => {
    const inTitle = (home: IndexedListing) => Number(home.title_words.includes('lake'));
    const expected = active.toSorted((a, b) => b.ranking - a.ranking || inTitle(b) - inTitle(a) || newest(a, b));
    const pages = Array.from({ length: 40 }, (_, i) => runQuery(index, { text: 'lake', filters: {}, page: i + 1 }));
    expect(pages[0]?.total).toBe(active.length);
    expect(pages.flatMap(({ homes }) => homes.map(({ id }) => id))).toEqual(
      expected.slice(0, 40 * PAGE_SIZE).map(({ id }) => id),
    );
    const { homes } = runQuery(index, { text: 'lake', filters: {}, sort: 'price_asc', page: 1 });
    expect(homes.map(({ id }) => id)).toEqual(
      active
        .toSorted(ORDERS.price_asc)
        .slice(0, PAGE_SIZE)
        .map(({ id }) => id),
    );
  });

  it('wants every word', () => {
    const { total } = runQuery(index, { text: 'garden quiet', filters: {}, page: 1 });
    expect(total).toBe(active.filter((home) => home.title_words.includes('garden')).length);
  });
});

describe('similarTo', () => {
  it('gives the same action and category only, the nearest first', () => {
    const [one] = active;
    if (!one) throw new Error('There are no listings.');
    const found = similarTo(index, one.id, 8).map(({ id }) => listings.get(id));
    expect(found).toHaveLength(8);
    expect(found.every((other) => other?.action === one.action && other.category_id === one.category_id)).toBe(true);
    expect(found[0]).toMatchObject({ city_id: one.city_id });
    expect(similarTo(index, 'gone', 8)).toEqual([]);
  });
});
