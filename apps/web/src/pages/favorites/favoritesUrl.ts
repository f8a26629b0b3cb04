import { ACTIONS, PROPERTY_TYPES, type SortOption } from '@mashrabiya/contract';
import { readListState, writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import type { FavoritesFilter } from './useFavorites.ts';

export interface FavoritesUrlState extends FavoritesFilter {
  sort?: SortOption | undefined;
  view?: 'map' | undefined;
}

export function parseFavoritesUrl(search: URLSearchParams): FavoritesUrlState {
  const { filters, sort, view } = readListState(search);
  return {
    action: ACTIONS.find((option) => option === search.get('action')),
    type: PROPERTY_TYPES.find((option) => option === search.get('type')),
    gover: filters.gover,
    sort,
    view,
  };
}

export const buildFavoritesHref = ({ action, type, gover, sort, view }: FavoritesUrlState): string =>
  paths.favorites +
  writeListState({ sort, view }, { action, type, gover: gover === undefined ? undefined : String(gover) });
