import type { Action, PropertyType, SortOption } from '@mashrabiya/contract';
import { sortFields } from '../../api/lists.ts';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { useKept } from '../../atoms/useKept.ts';

/** Filters of the favourites. */
export interface FavoritesFilter {
  action?: Action | undefined;
  type?: PropertyType | undefined;
  /** A governorate's id. */
  gover?: number | undefined;
}

/** Query of the favourites. */
interface FavoritesSource extends FavoritesFilter {
  state: 'offered' | 'gone';
  sort?: SortOption | undefined;
}

/** The user's favourites, with the pages loaded so far. */
export const useFavorites = ({ sort, ...filter }: FavoritesSource) =>
  useApiPages('listFavorites', { query: { ...filter, ...sortFields(sort) } });

/** Counts of favourites per filter choice; previous counts stay until new ones are loaded. */
export const useFavoriteCounts = (filter: FavoritesFilter) =>
  useKept(useApiQuery('getFavoriteCounts', { query: filter }).data?.data);

/** Coordinates of the favourites. */
export const useFavoritesMap = (filter: FavoritesFilter) => useApiQuery('getFavoritesMap', { query: filter });
