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

const createNames = (ids: number[]) => new Map(ids.map((id) => [id, { id, ar: `ا${id}`, en: `n${id}` }]));
export const reference: Reference = {
  governorates: createNames([1, 2, 3]),
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
export const randomBelow = (limit: number) => random.integer(0, limit - 1);
const createListing = (number: number): IndexedListing => ({
  id: number.toString(16).padStart(8, '0'),
  action: randomBelow(2) === 0 ? 0 : 1,
  category_id: 1 + randomBelow(5),
  subcategory_id: 1 + randomBelow(4),
  governorate_id: 1 + randomBelow(3),
  city_id: 1 + randomBelow(5),
  size: 40 + randomBelow(400),
  bedrooms: randomBelow(10),
  bathrooms: randomBelow(9),
  floors: randomBelow(4),
  storey: randomBelow(4) === 0 ? null : randomBelow(14) - 1,
  building_storeys: null,
  completion_year: randomBelow(4) === 0 ? null : 2018 + randomBelow(12),
  orientation: randomBelow(4) === 0 ? null : randomBelow(4),
  feature_ids: Array.from({ length: 6 }, () => 1 + randomBelow(12)),
  lat: randomBelow(8) === 0 ? null : 29 + randomBelow(2000) / 1000,
  lng: 30 + randomBelow(2000) / 1000,
  coordinates_exact: true,
  confirmed_at: new Date(1_790_000_000_000),
  finishing: randomBelow(5),
  payment: randomBelow(2),
  installment: randomBelow(3) === 0 ? 1000 * randomBelow(60) : null,
  price: randomBelow(9) === 0 ? null : 1000 * randomBelow(5000) + 1000,
  ranking: randomBelow(10) === 0 ? 3 : randomBelow(5) === 0 ? 2 : 1,
  availability: randomBelow(12) === 0 ? 3 : 2,
  created_at: new Date(1_790_000_000_000 + randomBelow(300) * 3_600_000),
  listed_at: new Date(1_790_000_000_000 + randomBelow(300) * 3_600_000),
  title_words: randomBelow(3) === 0 ? 'garden lake' : 'street',
  text_words: 'quiet lake',
});

export const listings = new Map<string, IndexedListing>();
export const index = new ListingIndex(reference);
/** In several rounds, listings change, become inactive, and become active again. */
for (let round = 0; round < 4; round++) {
  const changed = Array.from({ length: 700 }, () => createListing(randomBelow(2500)));
  for (const listing of changed) listings.set(listing.id, listing);
  index.update(changed);
}
export const active = [...listings.values()].filter(({ availability }) => availability === 2);

/** A feature counts only in its own category. */
export const hasFeature = (property: IndexedListing, id: number) =>
  property.feature_ids.includes(id) && reference.features.get(id)?.categoryId === property.category_id;
/** A listing without coordinates has those of its city. */
const toPoint = ({ lat, lng }: IndexedListing) => (lat === null || lng === null ? { lat: 30, lng: 31 } : { lat, lng });
const TRIANGLE = writeArea([
  { lat: 29.2501, lng: 30.2501 },
  { lat: 29.2501, lng: 31.2501 },
  { lat: 30.2501, lng: 30.2501 },
]);
const isInTriangle = (property: IndexedListing) => {
  const { lat, lng } = toPoint(property);
  return lat > 29.2501 && lng > 30.2501 && lat - 29.2501 + (lng - 30.2501) < 1;
};

type DefinedFilters = { [Name in keyof TestFilters]-?: NonNullable<TestFilters[Name]> };
type ListingTest = (property: IndexedListing) => boolean;
const isRoomCount = (roomCounts: number[], count: number) => roomCounts.includes(Math.min(count, 6));
const isBetween = (value: number | null, low = 0, high = Number.POSITIVE_INFINITY) =>
  value !== null && value >= low && value <= high;

/** Naive reference implementation of each filter. */
const TESTS: { [Name in keyof DefinedFilters]: (wanted: DefinedFilters[Name]) => ListingTest } = {
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
  bedrooms: (roomCounts) => (property) => isRoomCount(roomCounts, property.bedrooms),
  bathrooms: (roomCounts) => (property) => isRoomCount(roomCounts, property.bathrooms),
  floors: (roomCounts) => (property) => isRoomCount(roomCounts, property.floors),
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
      const { lat, lng } = toPoint(property);
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
export function findMatching(filters: TestFilters): IndexedListing[] {
  const createFilterTest = <Name extends keyof DefinedFilters>(name: Name): ListingTest | undefined => {
    const filterValue: Partial<DefinedFilters>[Name] = filters[name] ?? undefined;
    return filterValue === undefined ? undefined : TESTS[name](filterValue);
  };
  const tests = (Object.keys(TESTS) as (keyof DefinedFilters)[])
    .map(createFilterTest)
    .filter((test) => test !== undefined);
  return active.filter((property) => tests.every((passes) => passes(property)));
}

export const valueOrUndefined = <T>(value: T): T | undefined => (randomBelow(6) === 0 ? value : undefined);
export const createRandomFilters = (): TestFilters => ({
  action: valueOrUndefined(randomBelow(2) ? 'forsell' : 'forrent'),
  type: valueOrUndefined(PROPERTY_TYPES[randomBelow(5)] ?? 'land'),
  category_id: valueOrUndefined(1 + randomBelow(5)),
  subcategory_id: valueOrUndefined(1 + randomBelow(4)),
  gover: valueOrUndefined(1 + randomBelow(3)),
  city: valueOrUndefined([1 + randomBelow(5), 1 + randomBelow(5)].slice(randomBelow(2))),
  min_price: valueOrUndefined(1000 * randomBelow(2500)),
  max_price: valueOrUndefined(2_000_000 + 1000 * randomBelow(3000)),
  max_monthly: valueOrUndefined(1000 * randomBelow(60)),
  min_size: valueOrUndefined(randomBelow(200)),
  max_size: valueOrUndefined(200 + randomBelow(300)),
  bedrooms: valueOrUndefined([randomBelow(7), randomBelow(7)]),
  bathrooms: valueOrUndefined([randomBelow(7)]),
  floors: valueOrUndefined([randomBelow(3), 1]),
  min_storey: valueOrUndefined(randomBelow(3)),
  max_storey: valueOrUndefined(randomBelow(12)),
  min_completion_year: valueOrUndefined(2018 + randomBelow(6)),
  max_completion_year: valueOrUndefined(2022 + randomBelow(8)),
  orientation: valueOrUndefined(ORIENTATIONS[randomBelow(4)] ?? 'north'),
  not_orientation: randomBelow(4) === 0 ? valueOrUndefined(ORIENTATIONS[randomBelow(4)] ?? 'north') : undefined,
  features: valueOrUndefined([1 + randomBelow(12), 1 + randomBelow(12)].slice(randomBelow(2))),
  box: valueOrUndefined(`29.${randomBelow(9)},30.${randomBelow(9)},30.5,31.75`),
  area: valueOrUndefined(TRIANGLE),
  since: valueOrUndefined(new Date(1_790_000_000_000 + randomBelow(200) * 3_600_000).toISOString()),
  finishing: valueOrUndefined(FINISHINGS[randomBelow(5)] ?? 'luxury'),
  payment: valueOrUndefined(PAYMENT_METHODS[randomBelow(2)] ?? 'cash'),
  ranking: valueOrUndefined(2 as const),
});

export const createNarrowFilters = (): TestFilters =>
  Object.assign({}, ...Array.from({ length: 4 }, () => removeUndefined(createRandomFilters())));

const removeUndefined = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
