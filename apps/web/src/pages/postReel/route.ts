import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const postReelHrefs = {
  addReel: '/add-reel',
  recordReel: '/videos/record',
  /** Which reel is edited stands in the address; without one it is the page's own. */
  updateReel: (id?: string) => `/update-reel${id ? `?id=${id}` : ''}`,
} as const;

export const addReelRoute: Route = {
  paths: [postReelHrefs.addReel],
  page: lazyPage(() => import('./AddReelPage.tsx')),
  module: 'src/pages/postReel/AddReelPage.tsx',
  namespaces: ['wizard', 'forms', 'reels', 'owning'],
  login: 'required',
};

export const updateReelRoute: Route = {
  paths: [postReelHrefs.updateReel()],
  page: lazyPage(() => import('./UpdateReelPage.tsx')),
  module: 'src/pages/postReel/UpdateReelPage.tsx',
  namespaces: ['wizard', 'forms', 'reels', 'owning'],
  login: 'required',
};

export const recordReelRoute: Route = {
  paths: [postReelHrefs.recordReel],
  page: lazyPage(() => import('./RecordReelPage.tsx')),
  module: 'src/pages/postReel/RecordReelPage.tsx',
  namespaces: ['reels'],
  // As on every page of clips (specification, section 2).
  bare: true,
  films: true,
};
