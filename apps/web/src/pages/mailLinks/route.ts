import { pagePaths } from '@mashrabiya/contract/pagePaths';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

/** Linked from mails, with a token in the fragment. */
export const mailLinkHrefs = {
  verifyEmail: pagePaths.verifyEmail,
  resetPassword: pagePaths.resetPassword,
  stopAlert: pagePaths.stopAlert,
} as const;

export const verifyEmailRoute: Route = {
  paths: [mailLinkHrefs.verifyEmail],
  page: lazyPage(() => import('./VerifyEmailPage.tsx')),
  module: 'src/pages/mailLinks/VerifyEmailPage.tsx',
  namespaces: ['account'],
};

export const resetPasswordRoute: Route = {
  paths: [mailLinkHrefs.resetPassword],
  page: lazyPage(() => import('./ResetPasswordPage.tsx')),
  module: 'src/pages/mailLinks/ResetPasswordPage.tsx',
  namespaces: ['account', 'forms'],
};

export const stopAlertRoute: Route = {
  paths: [mailLinkHrefs.stopAlert],
  page: lazyPage(() => import('./StopAlertPage.tsx')),
  module: 'src/pages/mailLinks/StopAlertPage.tsx',
  namespaces: ['deciding'],
};
