import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

const viewer = lazyPage(() => import('./ReelsPage.tsx'));
const VIEWER_MODULE = 'src/pages/reels/ReelsPage.tsx';

export const reelHrefs = {
  reels: '/reels',
  /** The viewer, beginning with a clip. */
  reelIn: (id: string) => `/reels/${id}`,
  /** A clip by itself. */
  video: (id: string) => `/videos/${id}`,
  /** A clip's page to share, which leads to the viewer. */
  reel: (id: string) => `/reel-${id}`,
  reelsSearch: '/reels-search',
} as const;

/** Clips fill the screen (specification, section 2). */
const ofClips = { bare: true, entry: reelHrefs.reels, namespaces: ['reels'] } as const;

export const reelRoutes: readonly Route[] = [
  {
    ...ofClips,
    paths: [reelHrefs.reels, reelHrefs.reelIn(':id'), '/reels/*'],
    page: viewer,
    module: VIEWER_MODULE,
    fillsScreen: true,
    load: () => import('./load.ts'),
    menu: [{ icon: 'reels', href: reelHrefs.reels, in: ['bar'] }],
    sitemap: [reelHrefs.reels],
    sitemapShows: 'reels',
  },
  {
    ...ofClips,
    paths: [reelHrefs.video(':id')],
    page: viewer,
    module: VIEWER_MODULE,
    fillsScreen: true,
    given: { single: 'yes' },
    load: () => import('./load.ts'),
  },
  {
    ...ofClips,
    paths: [reelHrefs.reel(':id')],
    page: lazyPage(() => import('./ReelPage.tsx')),
    module: 'src/pages/reels/ReelPage.tsx',
    fillsScreen: true,
    load: () => import('./loadReel.ts'),
  },
  {
    ...ofClips,
    paths: [reelHrefs.reelsSearch, '/videos/search'],
    page: lazyPage(() => import('./ReelsSearchPage.tsx')),
    module: 'src/pages/reels/ReelsSearchPage.tsx',
    load: () => import('./loadSearch.ts'),
    menu: [{ icon: 'reelsSearch', href: reelHrefs.reelsSearch, in: ['main'] }],
    sitemap: [reelHrefs.reelsSearch],
    sitemapShows: 'reels',
  },
];
