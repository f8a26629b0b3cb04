import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const advisorsRoute: Route = {
  paths: [paths.advisors],
  page: lazyPage(() => import('./AdvisorsPage.tsx')),
  module: 'src/pages/advisors/AdvisorsPage.tsx',
  namespaces: ['people', 'market', 'forms'],
  load: () => import('./load.ts'),
  menu: [{ icon: 'advisors', href: paths.advisors, places: ['services'] }],
  sitemap: [paths.advisors],
};
