import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

/** What somebody shares of their favourites; the token is told to whom they like. */
export const sharedFavoritesHref = (token: string) => `/shared-${token}`;

export const sharedFavoritesRoute: Route = {
  paths: [sharedFavoritesHref(':token')],
  page: lazyPage(() => import('./SharedFavoritesPage.tsx')),
  module: 'src/pages/sharedFavorites/SharedFavoritesPage.tsx',
  namespaces: ['account'],
  unlisted: true,
  load: () => import('./load.ts'),
};
