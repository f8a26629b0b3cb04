import type { Endpoint } from '../call/endpoint.ts';

export const favoriteEndpoints = {
  toggleFavorite: { method: 'POST', path: '/love-toggle', access: 'required' },
  getFavoriteIds: { method: 'GET', path: '/user/loved', access: 'required' },
  getFavoriteCounts: { method: 'GET', path: '/user/profile/favorites/counts', access: 'required' },
  getFavoritesMap: { method: 'GET', path: '/user/profile/favorites/map', access: 'required' },
  getFavoritesShare: { method: 'GET', path: '/user/profile/favorites/share', access: 'required' },
  shareFavorites: { method: 'POST', path: '/user/profile/favorites/share', access: 'required' },
  unshareFavorites: { method: 'DELETE', path: '/user/profile/favorites/share', access: 'required' },
  noteFavorite: { method: 'POST', path: '/user/profile/favorites/{id}/note', access: 'required' },
  /** The token is in the body because paths are logged. */
  listSharedFavorites: { method: 'POST', path: '/shared-favorites', access: 'public' },
  listFavorites: { method: 'GET', path: '/user/profile/favorites', access: 'required' },
} as const satisfies Record<string, Endpoint>;
