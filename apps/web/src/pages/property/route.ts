import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const propertyRoute: Route = {
  paths: [paths.property(':id')],
  page: lazyPage(() => import('./PropertyPage.tsx')),
  module: 'src/pages/property/PropertyPage.tsx',
  namespaces: ['market'],
  offersApp: true,
  load: () => import('./load.ts'),
};
