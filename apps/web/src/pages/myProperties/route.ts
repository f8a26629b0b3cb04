import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const myPropertiesRoute: Route = {
  paths: [paths.myProperties],
  page: lazyPage(() => import('./MyPropertiesPage.tsx')),
  module: 'src/pages/myProperties/MyPropertiesPage.tsx',
  namespaces: ['myListings', 'wizard', 'forms', 'moderation', 'reels'],
  login: 'required',
  menu: [{ label: 'shell:links.myProperties', href: paths.myProperties, icon: 'myProperties', places: ['account'] }],
};
