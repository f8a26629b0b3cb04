import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const favoritesRoute: Route = {
  paths: [paths.favorites],
  page: lazyPage(() => import('./FavoritesPage.tsx')),
  module: 'src/pages/favorites/FavoritesPage.tsx',
  namespaces: ['account', 'forms'],
  login: 'required',
  menu: [{ label: 'shell:links.favorites', href: paths.favorites, icon: 'favorites', places: ['phone', 'account'] }],
  entry: paths.favorites,
};
