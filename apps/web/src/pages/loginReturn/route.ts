import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const loginReturnRoute: Route = {
  paths: [paths.loginReturn],
  page: lazyPage(() => import('./LoginReturnPage.tsx')),
  module: 'src/pages/loginReturn/LoginReturnPage.tsx',
  namespaces: ['account'],
};
