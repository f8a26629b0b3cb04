import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const verifyEmailRoute: Route = {
  paths: [paths.verifyEmail],
  page: lazyPage(() => import('./VerifyEmailPage.tsx')),
  module: 'src/pages/mailLinks/VerifyEmailPage.tsx',
  namespaces: ['account'],
};

export const resetPasswordRoute: Route = {
  paths: [paths.resetPassword],
  page: lazyPage(() => import('./ResetPasswordPage.tsx')),
  module: 'src/pages/mailLinks/ResetPasswordPage.tsx',
  namespaces: ['account', 'forms'],
};

export const stopAlertRoute: Route = {
  paths: [paths.stopAlert],
  page: lazyPage(() => import('./StopAlertPage.tsx')),
  module: 'src/pages/mailLinks/StopAlertPage.tsx',
  namespaces: ['savedSearches'],
};
