import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

const viewer = lazyPage(() => import('./ReelsPage.tsx'));
const VIEWER_MODULE = 'src/pages/reels/ReelsPage.tsx';

/** Reels fill the screen (specification, section 2). */
const ofVideos = { bare: true, entry: paths.reels, namespaces: ['reels'] } as const;

export const reelRoutes: readonly Route[] = [
  {
    ...ofVideos,
    paths: [paths.reels, paths.reelIn(':id'), '/reels/*'],
    page: viewer,
    module: VIEWER_MODULE,
    fillsScreen: true,
    load: () => import('./load.ts'),
    menu: [{ icon: 'reels', href: paths.reels, in: ['bar'] }],
    sitemap: [paths.reels],
    sitemapShows: 'reels',
  },
  {
    ...ofVideos,
    paths: [paths.video(':id')],
    page: viewer,
    module: VIEWER_MODULE,
    fillsScreen: true,
    given: { single: 'yes' },
    load: () => import('./load.ts'),
  },
  {
    ...ofVideos,
    paths: [paths.reel(':id')],
    page: lazyPage(() => import('./ReelPage.tsx')),
    module: 'src/pages/reels/ReelPage.tsx',
    fillsScreen: true,
    load: () => import('./loadReel.ts'),
  },
  {
    ...ofVideos,
    paths: [paths.reelsSearch, '/videos/search'],
    page: lazyPage(() => import('./ReelsSearchPage.tsx')),
    module: 'src/pages/reels/ReelsSearchPage.tsx',
    load: () => import('./loadSearch.ts'),
    menu: [{ icon: 'reelsSearch', href: paths.reelsSearch, in: ['main'] }],
    sitemap: [paths.reelsSearch],
    sitemapShows: 'reels',
  },
];
