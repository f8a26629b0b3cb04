import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const financeHref = '/finance';

export const financeRoute: Route = {
  paths: [financeHref],
  page: lazyPage(() => import('./FinancePage.tsx')),
  module: 'src/pages/finance/FinancePage.tsx',
  namespaces: ['finance', 'owning', 'account', 'forms'],
  login: 'required',
  role: 'finance',
  menu: [{ icon: 'finance', href: financeHref, in: ['account'] }],
};
