import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const savedHref = '/saved';

export const savedRoute: Route = {
  paths: [savedHref],
  page: lazyPage(() => import('./SavedPage.tsx')),
  module: 'src/pages/saved/SavedPage.tsx',
  namespaces: ['deciding'],
  menu: [{ icon: 'saved', href: savedHref, in: ['main'] }],
};
