import type { PageSlug } from '@mashrabiya/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { PlainLink, Route } from '../../routing/route.ts';

/** Pages of the site about itself, by the slug of their text. */
export const sitePageHrefs = {
  about: '/about_us',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
} as const satisfies Record<PageSlug, string>;

const page = lazyPage(() => import('./SitePage.tsx'));

const sitePage = (slug: PageSlug, list: PlainLink['in'][number]): Route => ({
  paths: [sitePageHrefs[slug]],
  page,
  module: 'src/pages/sitePages/SitePage.tsx',
  namespaces: ['reading'],
  load: () => import('./load.ts'),
  given: { slug },
  menu: [{ name: slug, href: sitePageHrefs[slug], in: [list] }],
});

export const sitePageRoutes: readonly Route[] = [
  sitePage('about', 'about'),
  sitePage('terms', 'legal'),
  sitePage('privacy', 'legal'),
  sitePage('refund', 'legal'),
];
