import {
  type Action,
  type Category,
  type Filters,
  type PropertyType,
  ROOM_COUNTS,
  ROOM_RULES,
} from '@mashrabiya/contract';

/** Every filter of the specification; `action` where the list holds both sale and rent. */
export interface FilterState extends Filters {
  action?: Action;
}

/** One removable thing in the filter bar. A range is one, whichever of its ends are set. */
export type FilterKey =
  | 'action'
  | 'type'
  | 'subcategory_id'
  | 'gover'
  | 'city'
  | 'price'
  | 'monthly'
  | 'size'
  | 'bedrooms'
  | 'bathrooms'
  | 'floors'
  | 'finishing'
  | 'payment'
  | 'features'
  | 'ranking'
  | 'map'
  | 'since';

/** The part of the filter panel that a quick filter opens at; also the fragment `#filter-{group}`. */
export type FilterGroup =
  | 'action'
  | 'type'
  | 'place'
  | 'price'
  | 'size'
  | 'rooms'
  | 'floors'
  | 'finishing'
  | 'payment'
  | 'features';

/** What the filter panel can take up at most; see the site's configuration. */
export interface FilterLimits {
  /** EGP. */
  maxprice: number;
  /** Square metres, and those of land. */
  maxsize: number;
  maxsizeland: number;
}

/** What a filter is made of. */
const FIELDS: Record<FilterKey, readonly (keyof FilterState)[]> = {
  action: ['action'],
  type: ['type', 'category_id'],
  subcategory_id: ['subcategory_id'],
  gover: ['gover'],
  city: ['city'],
  price: ['min_price', 'max_price'],
  monthly: ['max_monthly'],
  size: ['min_size', 'max_size'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  floors: ['floors'],
  finishing: ['finishing', 'not_finishing'],
  payment: ['payment'],
  features: ['features'],
  ranking: ['ranking'],
  map: ['box', 'area'],
  since: ['since'],
};

export const FILTER_KEYS = Object.keys(FIELDS) as FilterKey[];

/** What goes with a filter because it depends on it. */
const DEPENDENT: Partial<Record<FilterKey, readonly (keyof FilterState)[]>> = {
  type: ['subcategory_id', 'features'],
  gover: ['city'],
};

const isChosen = (value: FilterState[keyof FilterState]) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

export const hasFilter = (state: FilterState, key: FilterKey): boolean =>
  FIELDS[key].some((field) => isChosen(state[field]));

/** The state without one filter and without what depends on it: no governorate, no city. */
export const withoutFilter = (state: FilterState, key: FilterKey): FilterState => {
  const gone: readonly string[] = [...FIELDS[key], ...(DEPENDENT[key] ?? [])];
  return Object.fromEntries(Object.entries(state).filter(([field]) => !gone.includes(field)));
};

/** The state without one of several chosen cities or features. */
export const withoutChoice = (state: FilterState, key: 'city' | 'features', id: number): FilterState => {
  const left = state[key]?.filter((one) => one !== id) ?? [];
  return left.length ? { ...state, [key]: left } : withoutFilter(state, key);
};

/** The state without rooms if its type has none. */
export const withoutAbsentRooms = (state: FilterState): FilterState =>
  state.type && ROOM_RULES[state.type] === 'absent' ? ROOM_COUNTS.reduce(withoutFilter, state) : state;

/** The state with one filter set anew; what depended on its former value goes. */
export const withFilter = (state: FilterState, key: FilterKey, value: FilterState): FilterState =>
  withoutAbsentRooms({ ...withoutFilter(state, key), ...value });

/** How many filters are set, ranges counted once. */
export const countFilters = (state: FilterState, showAction = false): number =>
  FILTER_KEYS.filter((key) => hasFilter(state, key) && (key !== 'action' || showAction)).length;

/** The property type of a state, also where only its category's id is known. */
export const typeOf = (state: FilterState, categories: readonly Category[]): PropertyType | undefined =>
  state.type ?? categories.find((category) => category.id === state.category_id)?.type;

/** Whether two states choose the same homes. */
export const sameFilters = (one: FilterState, other: FilterState): boolean => {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof FilterState>;
  return [...fields].every((field) => String(one[field] ?? '') === String(other[field] ?? ''));
};
