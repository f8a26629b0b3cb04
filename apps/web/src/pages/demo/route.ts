import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

/** Demo pages of the specification: a sample of the reel card, and a pricing pack. */
export const demoRoutes: readonly Route[] = [
  {
    paths: ['/style'],
    page: lazyPage(() => import('./ReelSamplePage.tsx')),
    module: 'src/pages/demo/ReelSamplePage.tsx',
    namespaces: ['reels'],
    load: () => import('./load.ts'),
  },
  {
    paths: ['/test'],
    page: lazyPage(() => import('./PackDemoPage.tsx')),
    module: 'src/pages/demo/PackDemoPage.tsx',
    namespaces: ['myListings', 'payments'],
  },
];
