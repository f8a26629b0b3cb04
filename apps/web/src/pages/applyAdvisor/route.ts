import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const applyAdvisorRoute: Route = {
  paths: [paths.applyAdvisor],
  page: lazyPage(() => import('./ApplyAdvisorPage.tsx')),
  module: 'src/pages/applyAdvisor/ApplyAdvisorPage.tsx',
  namespaces: ['people', 'forms'],
  sitemap: [paths.applyAdvisor],
};
