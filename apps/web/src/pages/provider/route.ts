import { providerPath } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const providerHref = providerPath;

export const providerRoute: Route = {
  paths: [providerHref(':id')],
  page: lazyPage(() => import('./ProviderPage.tsx')),
  module: 'src/pages/provider/ProviderPage.tsx',
  namespaces: ['people', 'market', 'forms', 'reels'],
  load: () => import('./load.ts'),
};
