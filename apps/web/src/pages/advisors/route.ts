import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const advisorsHref = pagePaths.advisors;

export const advisorsRoute: Route = {
  paths: [advisorsHref],
  page: lazyPage(() => import('./AdvisorsPage.tsx')),
  module: 'src/pages/advisors/AdvisorsPage.tsx',
  namespaces: ['people', 'market', 'forms'],
  load: () => import('./load.ts'),
  menu: [{ icon: 'advisors', href: advisorsHref, in: ['services'] }],
  sitemap: [advisorsHref],
};
