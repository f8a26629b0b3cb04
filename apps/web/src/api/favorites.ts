import type { Action, SortOption } from '@mashrabiya/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { OWN, type OwnContext } from './own.ts';
import { sortFields } from './queries.ts';

/** Which favourites are shown. */
export interface FavoritesSource {
  action?: Action | undefined;
  sort?: SortOption | undefined;
}

/** What the keys of all pages of favourites of one person begin with. */
export const favoritesKey = (person: string) => [OWN, person, 'favorites'];

/** The pages of a person's favourites. */
export const favoritesQuery = ({ client, language, person }: OwnContext, source: FavoritesSource) =>
  infiniteQueryOptions({
    queryKey: [...favoritesKey(person), language, source],
    queryFn: ({ pageParam, signal }) =>
      client(
        'listFavorites',
        { query: { page: pageParam, action: source.action, ...sortFields(source.sort) } },
        signal,
      ).then(({ data }) => data),
    initialPageParam: 1,
    enabled: person !== '',
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
  });
