import type { Action, PropertyType, SortOption } from '@mashrabiya/contract';
import { toSortFields } from '../../api/lists.ts';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';

export interface FavoritesFilter {
  action?: Action | undefined;
  type?: PropertyType | undefined;
  gover?: number | undefined;
}

interface FavoritesSource extends FavoritesFilter {
  state: 'offered' | 'gone';
  sort?: SortOption | undefined;
}

export const useFavorites = ({ sort, ...filter }: FavoritesSource) =>
  useApiPages('listFavorites', { query: { ...filter, ...toSortFields(sort) } });

/** Counts per filter choice; previous counts stay until new ones are loaded. */
export const useFavoriteCounts = (filter: FavoritesFilter) =>
  usePreviousValue(useApiQuery('getFavoriteCounts', { query: filter }).data?.data);

export const useFavoritesMap = (filter: FavoritesFilter) => useApiQuery('getFavoritesMap', { query: filter });
