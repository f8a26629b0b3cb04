import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const contactRoute: Route = {
  paths: [paths.contact],
  page: lazyPage(() => import('./ContactPage.tsx')),
  module: 'src/pages/contact/ContactPage.tsx',
  namespaces: ['articles', 'forms'],
  menu: [{ label: 'shell:links.contact', href: paths.contact, places: ['about'] }],
  sitemap: [paths.contact],
};
