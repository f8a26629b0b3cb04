import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const contactHref = '/contact';

export const contactRoute: Route = {
  paths: [contactHref],
  page: lazyPage(() => import('./ContactPage.tsx')),
  module: 'src/pages/contact/ContactPage.tsx',
  namespaces: ['reading', 'forms'],
  menu: [{ name: 'contact', href: contactHref, in: ['about'] }],
  sitemap: [contactHref],
};
