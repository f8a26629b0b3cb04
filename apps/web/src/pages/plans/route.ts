import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

const plans = '/plans';

export const plansHrefs = {
  plans,
  /** The plans, for somebody who lacks an ad: what is paid then leads back to where it was wanting. */
  plansFor: (back: string) => `${plans}?${new URLSearchParams({ back })}`,
  /** Where a plan is paid for. */
  checkout: (plan: number | string, back?: string) =>
    `${plans}/checkout?${new URLSearchParams({ plan: String(plan), ...(back !== undefined && { back }) })}`,
} as const;

/** Open to everybody: a visitor sees the plans, and logs in to buy one. */
export const plansRoute: Route = {
  paths: [`${plans}/*`],
  page: lazyPage(() => import('./PlansPage.tsx')),
  module: 'src/pages/plans/PlansPage.tsx',
  namespaces: ['owning', 'paying'],
  load: () => import('./load.ts'),
  menu: [{ icon: 'plans', href: plans, in: ['account'] }],
  sitemap: [plans],
};

export const checkoutRoute: Route = {
  paths: [`${plans}/checkout`],
  page: lazyPage(() => import('./CheckoutPage.tsx')),
  module: 'src/pages/plans/CheckoutPage.tsx',
  namespaces: ['owning', 'paying', 'forms'],
  login: 'required',
};
