import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const addPropertyRoute: Route = {
  paths: [paths.addProperty],
  page: lazyPage(() => import('./AddPropertyEntry.tsx')),
  module: 'src/pages/postAd/AddPropertyEntry.tsx',
  namespaces: ['wizard', 'forms', 'map', 'myListings', 'market'],
  login: 'required',
  menu: [{ label: 'shell:links.addProperty', href: paths.addProperty, icon: 'addProperty', places: ['account'] }],
};

export const updatePropertyRoute: Route = {
  paths: [paths.update()],
  page: lazyPage(() => import('./UpdatePropertyPage.tsx')),
  module: 'src/pages/postAd/UpdatePropertyPage.tsx',
  namespaces: ['wizard', 'forms', 'map', 'myListings', 'market'],
  login: 'required',
};
