import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const profileHref = pagePaths.profile;

export const profileRoute: Route = {
  paths: [profileHref],
  page: lazyPage(() => import('./ProfilePage.tsx')),
  module: 'src/pages/profile/ProfilePage.tsx',
  namespaces: ['account', 'forms', 'deciding', 'owning', 'paying'],
  login: 'required',
  menu: [{ icon: 'profile', href: profileHref, in: ['phone', 'account'] }],
  entry: profileHref,
};
