import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const favoritesHref = pagePaths.favorites;

export const favoritesRoute: Route = {
  paths: [favoritesHref],
  page: lazyPage(() => import('./FavoritesPage.tsx')),
  module: 'src/pages/favorites/FavoritesPage.tsx',
  namespaces: ['account', 'forms'],
  login: 'required',
  menu: [{ icon: 'favorites', href: favoritesHref, in: ['phone', 'account'] }],
  entry: favoritesHref,
};
