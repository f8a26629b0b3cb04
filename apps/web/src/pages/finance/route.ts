import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const financeRoute: Route = {
  paths: [paths.finance],
  page: lazyPage(() => import('./FinancePage.tsx')),
  module: 'src/pages/finance/FinancePage.tsx',
  namespaces: ['finance', 'myListings', 'account', 'forms'],
  login: 'required',
  role: 'finance',
  menu: [{ label: 'shell:links.finance', href: paths.finance, icon: 'finance', places: ['account'] }],
};
