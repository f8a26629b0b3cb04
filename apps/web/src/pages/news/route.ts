import { LANGUAGE_QUERY, type Language } from '@mashrabiya/i18n';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const newsHref = '/news';
export const articleHref = (slug: string) => `${newsHref}/${slug}`;

/** The news for feed readers; the server answers it. */
export const feedHref = (language: Language) => `${newsHref}/rss.xml?${LANGUAGE_QUERY}=${language}`;

export const newsRoute: Route = {
  paths: [newsHref],
  page: lazyPage(() => import('./NewsPage.tsx')),
  module: 'src/pages/news/NewsPage.tsx',
  namespaces: ['reading'],
  load: () => import('./load.ts'),
  menu: [{ icon: 'news', href: newsHref, in: ['services'] }],
  sitemap: [newsHref],
  sitemapShows: 'texts',
};

export const articleRoute: Route = {
  paths: [`${newsHref}/:slug`],
  page: lazyPage(() => import('./NewsArticlePage.tsx')),
  module: 'src/pages/news/NewsArticlePage.tsx',
  namespaces: ['reading'],
  load: () => import('./loadArticle.ts'),
};
