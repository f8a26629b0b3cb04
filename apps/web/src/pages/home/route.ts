import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const homeHref = pagePaths.home;

export const homeRoute: Route = {
  paths: [homeHref, '/main'],
  page: lazyPage(() => import('./HomePage.tsx')),
  module: 'src/pages/home/HomePage.tsx',
  load: () => import('./load.ts'),
  menu: [{ icon: 'home', href: homeHref, in: ['bar', 'main'] }],
  entry: homeHref,
  sitemap: [homeHref],
  sitemapShows: 'listings',
};
