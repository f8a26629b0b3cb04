import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

const { forSale, forRent, search, superior, elite } = paths;

const shared = {
  page: lazyPage(() => import('./ListPage.tsx')),
  module: 'src/pages/lists/ListPage.tsx',
  load: () => import('./load.ts'),
};

export const listRoute: Route = {
  ...shared,
  paths: [`${forSale}/*`, forRent],
  menu: [
    { icon: 'listings', href: forSale, in: ['bar', 'main'] },
    { name: 'forSale', href: forSale, in: ['browse'] },
    { name: 'forRent', href: forRent, in: ['browse'] },
  ],
  entry: forSale,
  sitemap: [forSale, forRent],
  sitemapShows: 'listings',
};

export const searchRoute: Route = {
  ...shared,
  paths: [search, superior, elite],
  menu: [
    { name: 'superior', href: superior, in: ['browse'] },
    { name: 'elite', href: elite, in: ['browse'] },
  ],
  sitemap: [superior, elite],
  sitemapShows: 'listings',
};
