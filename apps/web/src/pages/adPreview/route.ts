import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const adPreviewHref = (id: string) => `/ad-preview-${id}`;

export const adPreviewRoute: Route = {
  paths: [adPreviewHref(':id')],
  page: lazyPage(() => import('./AdPreviewPage.tsx')),
  module: 'src/pages/adPreview/AdPreviewPage.tsx',
  namespaces: ['owning', 'wizard'],
  login: 'required',
};
