import { LOGIN_RETURN_PATH } from '@mashrabiya/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

/** Redirect address of Google and Apple. */
export const loginReturnHref = LOGIN_RETURN_PATH;

export const loginReturnRoute: Route = {
  paths: [loginReturnHref],
  page: lazyPage(() => import('./LoginReturnPage.tsx')),
  module: 'src/pages/loginReturn/LoginReturnPage.tsx',
  namespaces: ['account'],
};
