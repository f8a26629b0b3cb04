import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

const viewerPage = lazyPage(() => import('./ReelsPage.tsx'));
const VIEWER_MODULE = 'src/pages/reels/ReelsPage.tsx';

/** Reels fill the screen (specification, section 2). */
const reelRouteDefaults = { hidesBar: true, entry: paths.reels, namespaces: ['reels'] } as const;

export const reelRoutes: readonly Route[] = [
  {
    ...reelRouteDefaults,
    paths: [paths.reels, paths.reelIn(':id'), `${paths.reels}/*`],
    page: viewerPage,
    module: VIEWER_MODULE,
    fillsScreen: true,
    load: () => import('./load.ts'),
    menu: [{ label: 'shell:links.reels', href: paths.reels, icon: 'reels', places: ['bar'] }],
    sitemap: [paths.reels],
    sitemapShows: 'reels',
  },
  {
    ...reelRouteDefaults,
    paths: [paths.video(':id')],
    page: viewerPage,
    module: VIEWER_MODULE,
    fillsScreen: true,
    fixedParams: { single: 'yes' },
    load: () => import('./load.ts'),
  },
  {
    ...reelRouteDefaults,
    paths: [paths.reel(':id')],
    page: lazyPage(() => import('./ReelPage.tsx')),
    module: 'src/pages/reels/ReelPage.tsx',
    fillsScreen: true,
    load: () => import('./loadReel.ts'),
  },
  {
    ...reelRouteDefaults,
    paths: [paths.reelsSearch, '/videos/search'],
    page: lazyPage(() => import('./ReelsSearchPage.tsx')),
    module: 'src/pages/reels/ReelsSearchPage.tsx',
    namespaces: [...reelRouteDefaults.namespaces, 'forms'],
    load: () => import('./loadSearch.ts'),
    menu: [{ label: 'shell:links.reelsSearch', href: paths.reelsSearch, icon: 'reelsSearch', places: ['main'] }],
    sitemap: [paths.reelsSearch],
    sitemapShows: 'reels',
  },
];
