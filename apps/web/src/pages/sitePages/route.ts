import type { PageSlug } from '@mashrabiya/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { MenuPlace, Route } from '../../routing/route.ts';

const page = lazyPage(() => import('./SitePage.tsx'));

const createSitePageRoute = (slug: PageSlug, place: MenuPlace): Route => ({
  paths: [paths[slug]],
  page,
  module: 'src/pages/sitePages/SitePage.tsx',
  namespaces: ['articles'],
  load: () => import('./load.ts'),
  fixedParams: { slug },
  menu: [{ label: `shell:links.${slug}`, href: paths[slug], places: [place] }],
});

export const sitePageRoutes: readonly Route[] = [
  createSitePageRoute('about', 'about'),
  createSitePageRoute('terms', 'legal'),
  createSitePageRoute('privacy', 'legal'),
  createSitePageRoute('refund', 'legal'),
];
