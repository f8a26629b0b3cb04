import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const compareRoute: Route = {
  paths: [paths.compare],
  page: lazyPage(() => import('./ComparePage.tsx')),
  module: 'src/pages/compare/ComparePage.tsx',
  namespaces: ['compare'],
  load: () => import('./load.ts'),
};
