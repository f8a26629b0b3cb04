import { propertyPath } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const propertyHref = propertyPath;

export const propertyRoute: Route = {
  paths: [propertyHref(':id')],
  page: lazyPage(() => import('./PropertyPage.tsx')),
  module: 'src/pages/property/PropertyPage.tsx',
  namespaces: ['market'],
  load: () => import('./load.ts'),
};
