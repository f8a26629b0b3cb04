import type { FilterName } from '@mashrabiya/contract';

/** Location filters, narrowest first; a property elsewhere differs only in the narrowest. */
export const PLACE_FILTERS = ['map', 'city', 'gover'] as const;

export const isPlaceFilter = (filter: FilterName): boolean =>
  PLACE_FILTERS.some((placeFilter) => placeFilter === filter);
