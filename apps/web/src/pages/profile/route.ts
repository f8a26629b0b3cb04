import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const profileRoute: Route = {
  paths: [paths.profile],
  page: lazyPage(() => import('./ProfilePage.tsx')),
  module: 'src/pages/profile/ProfilePage.tsx',
  namespaces: ['account', 'forms', 'reporting', 'savedSearches', 'myListings', 'payments'],
  login: 'required',
  menu: [{ label: 'shell:links.profile', href: paths.profile, icon: 'profile', places: ['phone', 'account'] }],
  entry: paths.profile,
};
