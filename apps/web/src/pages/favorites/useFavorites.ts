import type { Action, PropertyType, SortOption } from '@mashrabiya/contract';
import { toSortFields } from '../../api/listQueries.ts';
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

/** Counts per filter choice. The previous ones stay while others load; `isPending` is true only before the first. */
export function useFavoriteCounts(filter: FavoritesFilter) {
  const { data, isPending } = useApiQuery('getFavoriteCounts', { query: filter });
  const counts = usePreviousValue(data?.data);
  return { counts, isPending: isPending && counts === undefined };
}

export const useFavoritesMap = (filter: FavoritesFilter) => useApiQuery('getFavoritesMap', { query: filter });
