import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const addReelRoute: Route = {
  paths: [paths.addReel],
  page: lazyPage(() => import('./AddReelPage.tsx')),
  module: 'src/pages/postReel/AddReelPage.tsx',
  namespaces: ['wizard', 'forms', 'reels', 'myListings'],
  login: 'required',
};

export const updateReelRoute: Route = {
  paths: [paths.updateReel()],
  page: lazyPage(() => import('./UpdateReelPage.tsx')),
  module: 'src/pages/postReel/UpdateReelPage.tsx',
  namespaces: ['wizard', 'forms', 'reels', 'myListings'],
  login: 'required',
};

export const recordReelRoute: Route = {
  paths: [paths.recordReel],
  page: lazyPage(() => import('./RecordReelPage.tsx')),
  module: 'src/pages/postReel/RecordReelPage.tsx',
  namespaces: ['reels'],
  // As on every page of reels (specification, section 2).
  hidesBar: true,
  usesCamera: true,
};
