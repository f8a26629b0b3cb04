import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const notFoundRoute: Route = {
  paths: ['/*'],
  page: lazyPage(() => import('./NotFoundPage.tsx')),
  module: 'src/pages/problems/NotFoundPage.tsx',
  load: () => import('./loadMissing.ts'),
};

/** Stands in the place of a page that needs a login; also what the server draws there. */
export const loginNeeded: Pick<Route, 'page' | 'module'> = {
  page: lazyPage(() => import('./LoginNeededPage.tsx')),
  module: 'src/pages/problems/LoginNeededPage.tsx',
};

/** Stands in the place of a page of another role, and while the role is not known yet. */
export const roleNeeded: Pick<Route, 'page' | 'module'> = {
  page: lazyPage(() => import('./RoleNeededPage.tsx')),
  module: 'src/pages/problems/RoleNeededPage.tsx',
};
