import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const applyAdvisorHref = pagePaths.applyAdvisor;

export const applyAdvisorRoute: Route = {
  paths: [applyAdvisorHref],
  page: lazyPage(() => import('./ApplyAdvisorPage.tsx')),
  module: 'src/pages/applyAdvisor/ApplyAdvisorPage.tsx',
  namespaces: ['people', 'forms'],
  sitemap: [applyAdvisorHref],
};
