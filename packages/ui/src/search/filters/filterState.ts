import {
  type Action,
  type Category,
  CHOICE_FIELDS,
  FILTER_FIELDS,
  type FilterFieldName,
  type Filters,
  hasField,
  isOneOf,
  type PropertyType,
  RANGE_FIELDS,
} from '@mashrabiya/contract';

/** All filters of the specification; `action` if the list holds both sale and rent. */
export interface FilterState extends Filters {
  action?: Action;
}

/** Removable filter of the bar. A range counts as one, whichever ends are set. */
export type FilterKey =
  | 'action'
  | 'type'
  | 'subcategory_id'
  | 'gover'
  | 'city'
  | 'price'
  | 'monthly'
  | FilterFieldName
  | 'payment'
  | 'features'
  | 'ranking'
  | 'map'
  | 'since';

/** Group that a quick filter opens the panel at; also the fragment `#filter-{group}`. */
export type FilterGroup =
  | 'action'
  | 'type'
  | 'place'
  | 'price'
  | 'rooms'
  | Exclude<FilterFieldName, 'bedrooms'>
  | 'payment'
  | 'features';

/** Highest amounts, from the site's configuration. */
export interface FilterLimits {
  /** EGP. */
  maxprice: number;
  /** Square metres; `maxsizeland` is for land. */
  maxsize: number;
  maxsizeland: number;
}

type ParameterNames = readonly (keyof FilterState)[];

function getParameterNames(name: FilterFieldName): ParameterNames {
  if (isOneOf(RANGE_FIELDS, name)) return [`min_${name}`, `max_${name}`];
  return isOneOf(CHOICE_FIELDS, name) ? [name, `not_${name}`] : [name];
}

/** URL parameters of each filter, in URL order. */
export const FILTER_PARAMETERS: Record<FilterKey, ParameterNames> = {
  action: ['action'],
  type: ['type', 'category_id'],
  subcategory_id: ['subcategory_id'],
  gover: ['gover'],
  city: ['city'],
  price: ['min_price', 'max_price'],
  monthly: ['max_monthly'],
  ...(Object.fromEntries(FILTER_FIELDS.map((name) => [name, getParameterNames(name)])) as Record<
    FilterFieldName,
    ParameterNames
  >),
  payment: ['payment'],
  features: ['features'],
  ranking: ['ranking'],
  map: ['box', 'area'],
  since: ['since'],
};

export const FILTER_KEYS = Object.keys(FILTER_PARAMETERS) as FilterKey[];

/** URL parameters that depend on another filter. */
const DEPENDENT_PARAMETERS: Partial<Record<FilterKey, ParameterNames>> = {
  type: ['subcategory_id', 'features'],
  gover: ['city'],
};

const isSet = (value: FilterState[keyof FilterState]) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

export const hasFilter = (state: FilterState, key: FilterKey): boolean =>
  FILTER_PARAMETERS[key].some((parameter) => isSet(state[parameter]));

/** Removes a filter and the ones that depend on it: without a governorate no city. */
export const removeFilter = (state: FilterState, key: FilterKey): FilterState => {
  const removedParameters: readonly string[] = [...FILTER_PARAMETERS[key], ...(DEPENDENT_PARAMETERS[key] ?? [])];
  return Object.fromEntries(Object.entries(state).filter(([field]) => !removedParameters.includes(field)));
};

/** Removes one of several chosen cities or features. */
export const removeChoice = (state: FilterState, key: 'city' | 'features', id: number): FilterState => {
  const remainingIds = state[key]?.filter((remainingId) => remainingId !== id) ?? [];
  return remainingIds.length ? { ...state, [key]: remainingIds } : removeFilter(state, key);
};

/** True if a search for the type can filter by the field. */
export const isFilterable = (name: FilterFieldName, type: PropertyType | undefined): boolean =>
  type === undefined || hasField(name, type);

/** Removes filters of fields that the type does not have. */
export const removeAbsentFields = (state: FilterState): FilterState =>
  FILTER_FIELDS.filter((name) => !isFilterable(name, state.type)).reduce(removeFilter, state);

/** Sets one filter, and removes filters that depended on its previous value. */
export const replaceFilter = (state: FilterState, key: FilterKey, value: FilterState): FilterState =>
  removeAbsentFields({ ...removeFilter(state, key), ...value });

/** Number of set filters; a range counts once. */
export const countFilters = (state: FilterState, showAction = false): number =>
  FILTER_KEYS.filter((key) => hasFilter(state, key) && (key !== 'action' || showAction)).length;

export const getPropertyType = (state: FilterState, categories: readonly Category[]): PropertyType | undefined =>
  state.type ?? categories.find((category) => category.id === state.category_id)?.type;

export const areFiltersEqual = (one: FilterState, other: FilterState): boolean => {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof FilterState>;
  return [...fields].every((field) => String(one[field] ?? '') === String(other[field] ?? ''));
};
