import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

const { forSale, forRent, search, superior, elite } = paths;

const sharedRouteFields = {
  page: lazyPage(() => import('./ListPage.tsx')),
  module: 'src/pages/lists/ListPage.tsx',
  load: () => import('./load.ts'),
};

export const listRoute: Route = {
  ...sharedRouteFields,
  paths: [`${forSale}/*`, forRent],
  menu: [
    { label: 'shell:links.listings', href: forSale, icon: 'listings', places: ['bar', 'main'] },
    { label: 'shell:links.forSale', href: forSale, places: ['browse'] },
    { label: 'shell:links.forRent', href: forRent, places: ['browse'] },
  ],
  entry: forSale,
  sitemap: [forSale, forRent],
  sitemapShows: 'listings',
};

export const searchRoute: Route = {
  ...sharedRouteFields,
  paths: [search, superior, elite],
  menu: [
    { label: 'shell:links.superior', href: superior, places: ['browse'] },
    { label: 'shell:links.elite', href: elite, places: ['browse'] },
  ],
  sitemap: [superior, elite],
  sitemapShows: 'listings',
};
