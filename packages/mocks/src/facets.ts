import {
  ACTIONS,
  type Facets,
  FINISHINGS,
  type FilterName,
  PAYMENT_METHODS,
  PROPERTY_TYPES,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import { categories } from './fixtures/categories.ts';
import { features } from './fixtures/features.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { cities, governorates } from './fixtures/places.ts';
import { homesOf, type Wanted } from './matching.ts';

const FIELDS: Record<FilterName, readonly (keyof Wanted)[]> = {
  query: ['query'],
  action: ['action'],
  type: ['type', 'category_id', 'subcategory_id', 'features'],
  subcategory_id: ['subcategory_id'],
  gover: ['gover', 'city'],
  city: ['city'],
  price: ['min_price', 'max_price'],
  size: ['min_size', 'max_size'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  floors: ['floors'],
  finishing: ['finishing', 'not_finishing'],
  payment: ['payment'],
  ranking: ['ranking'],
  features: ['features'],
  map: ['box', 'area'],
};

const without = (wanted: Wanted, filter: FilterName): Wanted => {
  const gone: readonly string[] = FIELDS[filter];
  return Object.fromEntries(Object.entries(wanted).filter(([field]) => !gone.includes(field)));
};

const ROOM_COUNTS = Array.from({ length: ROOMS_OR_MORE + 1 }, (_, index) => index);

/** What the server would count, by asking for each choice alone. */
export function facetsOf(wanted: Wanted, language: FixtureLanguage): Facets {
  const totalOf = (one: Wanted) => homesOf(language, one).length;
  const counted = <K extends string | number>(choices: readonly K[], filter: FilterName, set: (choice: K) => Wanted) =>
    Object.fromEntries(choices.map((choice) => [choice, totalOf({ ...without(wanted, filter), ...set(choice) })])) as {
      [P in K]: number;
    };
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  const kinds = categories(language);
  const category = kinds.find((one) => one.type === wanted.type);
  const total = totalOf(wanted);

  return {
    total,
    action: counted(ACTIONS, 'action', (action) => ({ action })),
    type: counted(PROPERTY_TYPES, 'type', (type) => ({ type })),
    subcategory_id: counted(ids(category?.subcategories ?? []), 'subcategory_id', (id) => ({ subcategory_id: id })),
    gover: counted(ids(governorates(language)), 'gover', (gover) => ({ gover })),
    city: counted(
      ids(cities(language).filter((city) => wanted.gover === undefined || city.gover_id === wanted.gover)),
      'city',
      (id) => ({ city: [id] }),
    ),
    bedrooms: counted(ROOM_COUNTS, 'bedrooms', (count) => ({ bedrooms: [count] })),
    bathrooms: counted(ROOM_COUNTS, 'bathrooms', (count) => ({ bathrooms: [count] })),
    floors: counted(ROOM_COUNTS, 'floors', (count) => ({ floors: [count] })),
    finishing: counted(FINISHINGS, 'finishing', (finishing) => ({ finishing })),
    payment: counted(PAYMENT_METHODS, 'payment', (payment) => ({ payment })),
    features: counted(ids(category ? features(category.id, language) : []), 'features', (id) => ({
      features: [...(wanted.features ?? []), id],
    })),
    best_removal: total === 0 ? bestRemoval(wanted, totalOf) : null,
  };
}

function bestRemoval(wanted: Wanted, totalOf: (one: Wanted) => number): Facets['best_removal'] {
  const names = Object.keys(FIELDS) as FilterName[];
  const removals = names
    .filter((filter) => FIELDS[filter].some((field) => wanted[field] !== undefined && wanted[field] !== ''))
    .map((filter) => ({ filter, total: totalOf(without(wanted, filter)) }))
    .sort((a, b) => b.total - a.total);
  return removals.find(({ total }) => total > 0) ?? null;
}
