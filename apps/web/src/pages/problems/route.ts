import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const notFoundRoute: Route = {
  paths: ['/*'],
  page: lazyPage(() => import('./NotFoundPage.tsx')),
  module: 'src/pages/problems/NotFoundPage.tsx',
  load: () => import('./loadMissing.ts'),
};

/** Replaces a page that needs a login; also rendered by the server there. */
export const loginNeeded: Pick<Route, 'page' | 'module'> = {
  page: lazyPage(() => import('./LoginNeededPage.tsx')),
  module: 'src/pages/problems/LoginNeededPage.tsx',
};

/** Replaces a page of another role, and a page whose role check is pending. */
export const roleNeeded: Pick<Route, 'page' | 'module'> = {
  page: lazyPage(() => import('./RoleNeededPage.tsx')),
  module: 'src/pages/problems/RoleNeededPage.tsx',
};
