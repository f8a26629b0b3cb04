import {
  type Action,
  FINISHINGS,
  type Filters,
  ORIENTATIONS,
  PAYMENT_METHODS,
  PROPERTY_TYPES,
  parseBox,
  writeArea,
} from '@mashrabiya/contract';
import { createRandom } from '@mashrabiya/demo-data';
import { ListingIndex } from './ListingIndex.ts';
import type { IndexedListing } from './listing.ts';
import type { Reference } from './reference.ts';

type TestFilters = Filters & { action?: Action | undefined };

const named = (ids: number[]) => new Map(ids.map((id) => [id, { id, ar: `ا${id}`, en: `n${id}` }]));
export const reference: Reference = {
  governorates: named([1, 2, 3]),
  cities: new Map(
    [1, 2, 3, 4, 5].map((id) => [
      id,
      { id, ar: 'م', en: 'c', governorateId: (id % 3) + 1, lat: 30, lng: 31, aliases: [] },
    ]),
  ),
  categories: new Map(PROPERTY_TYPES.map((type, i) => [i + 1, { id: i + 1, type, ar: type, en: type }])),
  subcategories: new Map([1, 2, 3, 4].map((id) => [id, { id, ar: 'ف', en: 'k', categoryId: 1, slug: 'villa' }])),
  compounds: new Map(),
  features: new Map(
    Array.from({ length: 12 }, (_, i) => [i + 1, { id: i + 1, ar: 'م', en: 'f', categoryId: 1 + (i % 2) }]),
  ),
};

const random = createRandom(5);
export const below = (limit: number) => random.whole(0, limit - 1);
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
  floors: below(4),
  storey: below(4) === 0 ? null : below(14) - 1,
  building_storeys: null,
  completion_year: below(4) === 0 ? null : 2018 + below(12),
  orientation: below(4) === 0 ? null : below(4),
  feature_ids: Array.from({ length: 6 }, () => 1 + below(12)),
  lat: below(8) === 0 ? null : 29 + below(2000) / 1000,
  lng: 30 + below(2000) / 1000,
  coordinates_exact: true,
  confirmed_at: new Date(1_790_000_000_000),
  finishing: below(5),
  payment: below(2),
  installment: below(3) === 0 ? 1000 * below(60) : null,
  price: below(9) === 0 ? null : 1000 * below(5000) + 1000,
  ranking: below(10) === 0 ? 3 : below(5) === 0 ? 2 : 1,
  availability: below(12) === 0 ? 3 : 2,
  created_at: new Date(1_790_000_000_000 + below(300) * 3_600_000),
  listed_at: new Date(1_790_000_000_000 + below(300) * 3_600_000),
  title_words: below(3) === 0 ? 'garden lake' : 'street',
  text_words: 'quiet lake',
});

export const listings = new Map<string, IndexedListing>();
export const index = new ListingIndex(reference);
/** Several rounds, so that listings change, leave and come back. */
for (let round = 0; round < 4; round++) {
  const changed = Array.from({ length: 700 }, () => listing(below(2500)));
  for (const one of changed) listings.set(one.id, one);
  index.update(changed);
}
export const active = [...listings.values()].filter(({ availability }) => availability === 2);

/** A feature counts only in its own category. */
export const hasFeature = (property: IndexedListing, id: number) =>
  property.feature_ids.includes(id) && reference.features.get(id)?.categoryId === property.category_id;
/** A listing without coordinates has those of its city. */
const placeOf = ({ lat, lng }: IndexedListing) => (lat === null || lng === null ? { lat: 30, lng: 31 } : { lat, lng });
const TRIANGLE = writeArea([
  { lat: 29.2501, lng: 30.2501 },
  { lat: 29.2501, lng: 31.2501 },
  { lat: 30.2501, lng: 30.2501 },
]);
const isInTriangle = (property: IndexedListing) => {
  const { lat, lng } = placeOf(property);
  return lat > 29.2501 && lng > 30.2501 && lat - 29.2501 + (lng - 30.2501) < 1;
};

type Wanted = { [Name in keyof TestFilters]-?: NonNullable<TestFilters[Name]> };
type Test = (property: IndexedListing) => boolean;
const isRoomCount = (wanted: number[], count: number) => wanted.includes(Math.min(count, 6));
const isBetween = (value: number | null, low = 0, high = Number.POSITIVE_INFINITY) =>
  value !== null && value >= low && value <= high;

/** Naive reference implementation of each filter. */
const TESTS: { [Name in keyof Wanted]: (wanted: Wanted[Name]) => Test } = {
  action: (action) => (property) => action === (property.action ? 'forrent' : 'forsell'),
  type: (type) => (property) => PROPERTY_TYPES[property.category_id - 1] === type,
  category_id: (id) => (property) => property.category_id === id,
  subcategory_id: (id) => (property) => property.subcategory_id === id,
  gover: (id) => (property) => property.governorate_id === id,
  city: (ids) => (property) => ids.includes(property.city_id),
  min_price: (low) => (property) => isBetween(property.price, low),
  max_price: (high) => (property) => isBetween(property.price, 0, high),
  max_monthly: (high) => (property) => isBetween(property.installment, 0, high),
  min_size: (low) => (property) => isBetween(property.size, low),
  max_size: (high) => (property) => isBetween(property.size, 0, high),
  bedrooms: (wanted) => (property) => isRoomCount(wanted, property.bedrooms),
  bathrooms: (wanted) => (property) => isRoomCount(wanted, property.bathrooms),
  floors: (wanted) => (property) => isRoomCount(wanted, property.floors),
  min_storey: (low) => (property) => isBetween(property.storey, low),
  max_storey: (high) => (property) => isBetween(property.storey, -1, high),
  min_completion_year: (low) => (property) => isBetween(property.completion_year, low),
  max_completion_year: (high) => (property) => isBetween(property.completion_year, 0, high),
  orientation: (orientation) => (property) =>
    property.orientation !== null && ORIENTATIONS[property.orientation] === orientation,
  not_orientation: (orientation) => (property) =>
    property.orientation !== null && ORIENTATIONS[property.orientation] !== orientation,
  features: (ids) => (property) => ids.every((id) => hasFeature(property, id)),
  box: (text) => {
    const box = parseBox(text);
    return (property) => {
      const { lat, lng } = placeOf(property);
      return box !== undefined && lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
    };
  },
  area: () => isInTriangle,
  since: (time) => (property) => property.listed_at > new Date(time),
  finishing: (finishing) => (property) => FINISHINGS[property.finishing] === finishing,
  not_finishing: (finishing) => (property) => FINISHINGS[property.finishing] !== finishing,
  payment: (payment) => (property) => PAYMENT_METHODS[property.payment] === payment,
  ranking: (ranking) => (property) => property.ranking === ranking,
};

/** Active listings that pass the filters, by the naive implementation. */
export function matching(filters: TestFilters): IndexedListing[] {
  const testOf = <Name extends keyof Wanted>(name: Name): Test | undefined => {
    const wanted: Partial<Wanted>[Name] = filters[name] ?? undefined;
    return wanted === undefined ? undefined : TESTS[name](wanted);
  };
  const tests = (Object.keys(TESTS) as (keyof Wanted)[]).map(testOf).filter((test) => test !== undefined);
  return active.filter((property) => tests.every((passes) => passes(property)));
}

export const maybe = <T>(value: T): T | undefined => (below(6) === 0 ? value : undefined);
export const randomFilters = (): TestFilters => ({
  action: maybe(below(2) ? 'forsell' : 'forrent'),
  type: maybe(PROPERTY_TYPES[below(5)] ?? 'land'),
  category_id: maybe(1 + below(5)),
  subcategory_id: maybe(1 + below(4)),
  gover: maybe(1 + below(3)),
  city: maybe([1 + below(5), 1 + below(5)].slice(below(2))),
  min_price: maybe(1000 * below(2500)),
  max_price: maybe(2_000_000 + 1000 * below(3000)),
  max_monthly: maybe(1000 * below(60)),
  min_size: maybe(below(200)),
  max_size: maybe(200 + below(300)),
  bedrooms: maybe([below(7), below(7)]),
  bathrooms: maybe([below(7)]),
  floors: maybe([below(3), 1]),
  min_storey: maybe(below(3)),
  max_storey: maybe(below(12)),
  min_completion_year: maybe(2018 + below(6)),
  max_completion_year: maybe(2022 + below(8)),
  orientation: maybe(ORIENTATIONS[below(4)] ?? 'north'),
  not_orientation: below(4) === 0 ? maybe(ORIENTATIONS[below(4)] ?? 'north') : undefined,
  features: maybe([1 + below(12), 1 + below(12)].slice(below(2))),
  box: maybe(`29.${below(9)},30.${below(9)},30.5,31.75`),
  area: maybe(TRIANGLE),
  since: maybe(new Date(1_790_000_000_000 + below(200) * 3_600_000).toISOString()),
  finishing: maybe(FINISHINGS[below(5)] ?? 'luxury'),
  payment: maybe(PAYMENT_METHODS[below(2)] ?? 'cash'),
  ranking: maybe(2 as const),
});

/** Combines the filters of four random mixes. */
export const narrowFilters = (): TestFilters =>
  Object.assign({}, ...Array.from({ length: 4 }, () => defined(randomFilters())));

const defined = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
