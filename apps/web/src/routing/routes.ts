import type { Section } from '../app/catalogs.ts';
import type { AppContext } from '../app/context.ts';
import { loadArea } from '../pages/area/load.ts';
import { loadCompare } from '../pages/compare/load.ts';
import { loadHome } from '../pages/home/load.ts';
import { loadList } from '../pages/lists/load.ts';
import { loadProperty } from '../pages/property/load.ts';
import { type LazyPage, lazyPage } from './lazyPage.ts';
import { matchPath } from './match.ts';

export interface LoadInput extends AppContext {
  pathname: string;
  params: Record<string, string>;
  search: URLSearchParams;
}

/**
 * What a page's first answers came to: `missing` gives the not-found page, `gone` a page that says what was there,
 * `failed` one that offers a retry. `redirect` is an address of this site that says the same better.
 */
export type LoadResult = 'ready' | 'missing' | 'gone' | 'failed' | { redirect: string };

export interface Route {
  /** Patterns as `matchPath` reads them. */
  patterns: readonly string[];
  page: LazyPage;
  /** Module of the page, as the build's manifest names it. */
  module: string;
  /** Texts that the page says beside what every visitor reads. */
  sections?: readonly Section[];
  /** `required` shows the login-needed screen to a visitor. */
  login?: 'required';
  /** Fills the query cache with what the page shows first. */
  load?: (input: LoadInput) => Promise<LoadResult>;
}

const home = lazyPage(() => import('../pages/home/HomePage.tsx'));
const list = lazyPage(() => import('../pages/lists/ListPage.tsx'));
const property = lazyPage(() => import('../pages/property/PropertyPage.tsx'));
const area = lazyPage(() => import('../pages/area/AreaPage.tsx'));
const compare = lazyPage(() => import('../pages/compare/ComparePage.tsx'));
const saved = lazyPage(() => import('../pages/saved/SavedPage.tsx'));
/** Stands in the place of a page that needs a login; also what the server draws there. */
export const loginNeeded = lazyPage(() => import('../pages/LoginNeededPage.tsx'));
const favorites = lazyPage(() => import('../pages/favorites/FavoritesPage.tsx'));
const profile = lazyPage(() => import('../pages/profile/ProfilePage.tsx'));
const verifyEmail = lazyPage(() => import('../pages/mailLinks/VerifyEmailPage.tsx'));
const resetPassword = lazyPage(() => import('../pages/mailLinks/ResetPasswordPage.tsx'));
const coming = lazyPage(() => import('../pages/ComingPage.tsx'));
const notFound = lazyPage(() => import('../pages/NotFoundPage.tsx'));

/** What the server draws of a page that needs a login. */
const LOGIN_NEEDED = 'src/pages/LoginNeededPage.tsx';

const LOGIN = ['/plans/*', '/myproperties', '/update', '/addProperty', '/payment-success', '/add-reel', '/update-reel'];
const COMING = [
  '/reels/*',
  '/reel-:id',
  '/reels-search',
  '/videos/*',
  '/advisors',
  '/apply-advisor',
  '/managment',
  '/financial',
  '/news',
  '/QAs',
  '/about_us',
  '/privacy',
  '/terms',
  '/refund',
  '/provider/:id',
];

/** Every page, first match first. */
export const routes: readonly Route[] = [
  { patterns: ['/', '/main'], page: home, module: 'src/pages/home/HomePage.tsx', load: loadHome },
  {
    patterns: ['/listing/*', '/rent', '/search', '/superior', '/elite'],
    page: list,
    module: 'src/pages/lists/ListPage.tsx',
    load: loadList,
  },
  {
    patterns: ['/property-:id'],
    page: property,
    module: 'src/pages/property/PropertyPage.tsx',
    sections: ['market'],
    load: loadProperty,
  },
  {
    patterns: ['/area-:cityId'],
    page: area,
    module: 'src/pages/area/AreaPage.tsx',
    sections: ['market'],
    load: loadArea,
  },
  {
    patterns: ['/compare'],
    page: compare,
    module: 'src/pages/compare/ComparePage.tsx',
    sections: ['deciding'],
    load: loadCompare,
  },
  { patterns: ['/saved'], page: saved, module: 'src/pages/saved/SavedPage.tsx', sections: ['deciding'] },
  {
    patterns: ['/verify-email'],
    page: verifyEmail,
    module: 'src/pages/mailLinks/VerifyEmailPage.tsx',
    sections: ['account'],
  },
  {
    patterns: ['/reset-password'],
    page: resetPassword,
    module: 'src/pages/mailLinks/ResetPasswordPage.tsx',
    sections: ['account', 'forms'],
  },
  { patterns: ['/favorites'], page: favorites, module: LOGIN_NEEDED, sections: ['account'], login: 'required' },
  { patterns: ['/profile'], page: profile, module: LOGIN_NEEDED, sections: ['account', 'forms'], login: 'required' },
  { patterns: LOGIN, page: coming, module: LOGIN_NEEDED, login: 'required' },
  { patterns: COMING, page: coming, module: 'src/pages/ComingPage.tsx' },
];

export const notFoundRoute: Route = {
  patterns: ['/*'],
  page: notFound,
  module: 'src/pages/NotFoundPage.tsx',
  load: async () => 'missing',
};

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/** The page at a path. */
export function matchRoute(pathname: string): Match {
  for (const route of routes) {
    for (const pattern of route.patterns) {
      const params = matchPath(pattern, pathname);
      if (params) return { route, params };
    }
  }
  return { route: notFoundRoute, params: {} };
}
