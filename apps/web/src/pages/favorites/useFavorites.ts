import { useAtomValue } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { type FavoritesSource, favoritesQuery } from '../../api/favorites.ts';
import { ownContextAtom } from '../../session/atoms.ts';

/** The person's favourites, with the pages that have come so far. */
export function useFavorites({ action, sort }: FavoritesSource) {
  const favoritesAtom = useMemo(
    () => atomWithInfiniteQuery((get) => favoritesQuery(get(ownContextAtom), { action, sort })),
    [action, sort],
  );
  return useAtomValue(favoritesAtom);
}
