import { defineDomain } from '../app/defineDomain.ts';
import { getFavoriteCounts } from './calls/getFavoriteCounts.ts';
import { getFavoritesMap } from './calls/getFavoritesMap.ts';
import { getLovedIds } from './calls/getLovedIds.ts';
import { listFavorites } from './calls/listFavorites.ts';
import { listSharedFavorites } from './calls/listSharedFavorites.ts';
import { noteFavorite } from './calls/noteFavorite.ts';
import { getFavoritesShare, shareFavorites, unshareFavorites } from './calls/shareFavorites.ts';
import { toggleLove } from './calls/toggleLove.ts';

export const favorites = defineDomain({
  handlers: {
    toggleLove,
    getLovedIds,
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
