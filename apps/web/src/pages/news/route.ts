import { lazyPage } from '../../routing/lazyPage.ts';
import { loadCall } from '../../routing/loadCall.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const newsRoute: Route = {
  paths: [paths.news],
  page: lazyPage(() => import('./NewsPage.tsx')),
  module: 'src/pages/news/NewsPage.tsx',
  namespaces: ['articles'],
  load: loadCall('listNews'),
  menu: [{ label: 'shell:links.news', href: paths.news, icon: 'news', places: ['services'] }],
  sitemap: [paths.news],
  sitemapShows: 'texts',
};

export const articleRoute: Route = {
  paths: [paths.article(':slug')],
  page: lazyPage(() => import('./NewsArticlePage.tsx')),
  module: 'src/pages/news/NewsArticlePage.tsx',
  namespaces: ['articles'],
  load: () => import('./loadArticle.ts'),
};
