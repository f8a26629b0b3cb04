import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const providerRoute: Route = {
  paths: [paths.provider(':id')],
  page: lazyPage(() => import('./ProviderPage.tsx')),
  module: 'src/pages/provider/ProviderPage.tsx',
  namespaces: ['people', 'market', 'forms', 'reels'],
  load: () => import('./load.ts'),
};
