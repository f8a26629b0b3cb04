import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const sharedFavoritesRoute: Route = {
  paths: [paths.sharedFavorites(':token')],
  page: lazyPage(() => import('./SharedFavoritesPage.tsx')),
  module: 'src/pages/sharedFavorites/SharedFavoritesPage.tsx',
  namespaces: ['account'],
  isUnlisted: true,
  load: () => import('./load.ts'),
};
