import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const advisorsRoute: Route = {
  paths: [paths.advisors],
  page: lazyPage(() => import('./AdvisorsPage.tsx')),
  module: 'src/pages/advisors/AdvisorsPage.tsx',
  namespaces: ['people', 'market', 'forms'],
  load: () => import('./load.ts'),
  menu: [{ label: 'shell:links.advisors', href: paths.advisors, icon: 'advisors', places: ['services'] }],
  sitemap: [paths.advisors],
};
