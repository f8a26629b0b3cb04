import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

const { plans, pricing } = paths;

const plansPage = {
  page: lazyPage(() => import('./PlansPage.tsx')),
  module: 'src/pages/plans/PlansPage.tsx',
  namespaces: ['myListings', 'payments'],
  load: () => import('./load.ts'),
} as const satisfies Partial<Route>;

export const plansRoute: Route = {
  ...plansPage,
  paths: [`${plans}/*`],
  login: 'required',
  publicVersion: { href: pricing, label: 'shell:links.pricing' },
  menu: [{ label: 'shell:links.plans', href: plans, icon: 'plans', places: ['account'] }],
};

/** Same page for all: visitors read the prices, and log in to buy. */
export const pricingRoute: Route = {
  ...plansPage,
  paths: [pricing],
  menu: [{ label: 'shell:links.pricing', href: pricing, places: ['about'] }],
  sitemap: [pricing],
};

export const checkoutRoute: Route = {
  paths: [`${plans}/checkout`],
  page: lazyPage(() => import('./CheckoutPage.tsx')),
  module: 'src/pages/plans/CheckoutPage.tsx',
  namespaces: ['myListings', 'payments', 'forms'],
  login: 'required',
};
