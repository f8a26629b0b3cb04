import type { FilterName } from '@mashrabiya/contract';

/** Filters by location; a property elsewhere differs in the closest of them alone. */
export const PLACE_FILTERS = ['map', 'city', 'gover'] as const;

export const isPlace = (filter: FilterName): boolean => PLACE_FILTERS.some((one) => one === filter);
