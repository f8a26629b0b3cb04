import { defineDomain } from '../app/defineDomain.ts';
import { getFavoriteCounts } from './calls/getFavoriteCounts.ts';
import { getFavoriteIds } from './calls/getFavoriteIds.ts';
import { getFavoritesMap } from './calls/getFavoritesMap.ts';
import { listFavorites } from './calls/listFavorites.ts';
import { listSharedFavorites } from './calls/listSharedFavorites.ts';
import { noteFavorite } from './calls/noteFavorite.ts';
import { getFavoritesShare, shareFavorites, unshareFavorites } from './calls/shareFavorites.ts';
import { toggleFavorite } from './calls/toggleFavorite.ts';

export const favorites = defineDomain({
  handlers: {
    toggleFavorite,
    getFavoriteIds,
    listFavorites,
    getFavoriteCounts,
    getFavoritesMap,
    noteFavorite,
    getFavoritesShare,
    shareFavorites,
    unshareFavorites,
    listSharedFavorites,
  },
});
