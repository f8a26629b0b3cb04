import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const homeRoute: Route = {
  paths: [paths.home, '/main'],
  page: lazyPage(() => import('./HomePage.tsx')),
  module: 'src/pages/home/HomePage.tsx',
  offersApp: true,
  load: () => import('./load.ts'),
  menu: [{ label: 'shell:links.home', href: paths.home, icon: 'home', places: ['bar', 'main'] }],
  entry: paths.home,
  sitemap: [paths.home],
  sitemapShows: 'listings',
};
