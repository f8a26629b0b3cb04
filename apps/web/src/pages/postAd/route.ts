import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const postAdHrefs = {
  addProperty: '/addProperty',
  /** The form of a new ad, filled from another. */
  duplicate: (id: string) => `/addProperty?from=${id}`,
  /** The form of a new ad, with a draft as it was left. */
  draft: (id: string) => `/addProperty?draft=${id}`,
  /** Which ad is edited stands in the address; without one it is the page's own. */
  update: (id?: string) => `/update${id ? `?id=${id}` : ''}`,
} as const;

export const addPropertyRoute: Route = {
  paths: [postAdHrefs.addProperty],
  page: lazyPage(() => import('./AddPropertyEntry.tsx')),
  module: 'src/pages/postAd/AddPropertyEntry.tsx',
  namespaces: ['wizard', 'forms', 'map', 'owning', 'market'],
  login: 'required',
  menu: [{ icon: 'addProperty', href: postAdHrefs.addProperty, in: ['account'] }],
};

export const updatePropertyRoute: Route = {
  paths: [postAdHrefs.update()],
  page: lazyPage(() => import('./UpdatePropertyPage.tsx')),
  module: 'src/pages/postAd/UpdatePropertyPage.tsx',
  namespaces: ['wizard', 'forms', 'map', 'owning', 'market'],
  login: 'required',
};
