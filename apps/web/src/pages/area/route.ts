import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const areaRoute: Route = {
  paths: [paths.area(':cityId')],
  page: lazyPage(() => import('./AreaPage.tsx')),
  module: 'src/pages/area/AreaPage.tsx',
  namespaces: ['market'],
  load: () => import('./load.ts'),
};
