import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const adPreviewRoute: Route = {
  paths: [paths.adPreview(':id')],
  page: lazyPage(() => import('./AdPreviewPage.tsx')),
  module: 'src/pages/adPreview/AdPreviewPage.tsx',
  namespaces: ['myListings', 'wizard'],
  login: 'required',
};
