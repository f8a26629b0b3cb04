import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const paymentRoutes: readonly Route[] = [
  {
    paths: [pagePaths.payment],
    page: lazyPage(() => import('./PaymentPage.tsx')),
    module: 'src/pages/payment/PaymentPage.tsx',
    namespaces: ['myListings', 'payments'],
    login: 'required',
  },
  {
    paths: [pagePaths.receipt],
    page: lazyPage(() => import('./ReceiptPage.tsx')),
    module: 'src/pages/payment/ReceiptPage.tsx',
    namespaces: ['myListings', 'payments'],
    login: 'required',
  },
];
