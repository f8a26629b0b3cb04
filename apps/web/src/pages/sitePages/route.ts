import type { PageSlug } from '@mashrabiya/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { PlainLink, Route } from '../../routing/route.ts';

const page = lazyPage(() => import('./SitePage.tsx'));

const sitePage = (slug: PageSlug, list: PlainLink['in'][number]): Route => ({
  paths: [paths[slug]],
  page,
  module: 'src/pages/sitePages/SitePage.tsx',
  namespaces: ['articles'],
  load: () => import('./load.ts'),
  given: { slug },
  menu: [{ name: slug, href: paths[slug], in: [list] }],
});

export const sitePageRoutes: readonly Route[] = [
  sitePage('about', 'about'),
  sitePage('terms', 'legal'),
  sitePage('privacy', 'legal'),
  sitePage('refund', 'legal'),
];
