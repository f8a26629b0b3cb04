import { myReelsPath, pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const myPropertiesHref = pagePaths.myProperties;
export const myReelsHref = myReelsPath;

export const myPropertiesRoute: Route = {
  paths: [myPropertiesHref],
  page: lazyPage(() => import('./MyPropertiesPage.tsx')),
  module: 'src/pages/myProperties/MyPropertiesPage.tsx',
  namespaces: ['owning', 'wizard', 'forms', 'moderating', 'reels'],
  login: 'required',
  menu: [{ icon: 'myProperties', href: myPropertiesHref, in: ['account'] }],
};
