import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const savedRoute: Route = {
  paths: [paths.saved],
  page: lazyPage(() => import('./SavedPage.tsx')),
  module: 'src/pages/saved/SavedPage.tsx',
  namespaces: ['savedSearches'],
  menu: [{ label: 'shell:links.saved', href: paths.saved, icon: 'saved', places: ['main'] }],
};
