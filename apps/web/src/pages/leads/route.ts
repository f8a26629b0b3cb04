import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const leadsRoute: Route = {
  paths: [paths.leads, paths.lead(':id')],
  page: lazyPage(() => import('./LeadsPage.tsx')),
  module: 'src/pages/leads/LeadsPage.tsx',
  namespaces: ['leads', 'messages', 'forms'],
  login: 'required',
  menu: [{ label: 'shell:links.leads', href: paths.leads, icon: 'leads', places: ['account'] }],
  entry: paths.leads,
};
