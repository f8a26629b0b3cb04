import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

const { forSale, forRent, search, superior, elite } = pagePaths;
export const listHrefs = { forSale, forRent, search, superior, elite } as const;

/** The results page of a text. */
export const searchPath = (query: string): string => `${search}?${new URLSearchParams({ query })}`;

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

/** What a search finds, and everything of one rank. */
export const foundRoute: Route = {
  ...shared,
  paths: [search, superior, elite],
  menu: [
    { name: 'superior', href: superior, in: ['browse'] },
    { name: 'elite', href: elite, in: ['browse'] },
  ],
  sitemap: [superior, elite],
  sitemapShows: 'listings',
};
