import type { StaffRole } from '@mashrabiya/contract';
import type { Catalog } from '@mashrabiya/i18n';
import type { BarEntry, NavIcon } from '@mashrabiya/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { QueryContext } from '../api/query.ts';
import type { LazyPage } from './lazyPage.ts';

/** Names of the texts that load together. */
export type Namespace = keyof Catalog;

/** Context of pages and loaders. One per request, browser or story. */
export interface AppContext extends QueryContext {
  queryClient: QueryClient;
  /** Scheme and host that links for other sites begin with, e.g. `https://mashrabiya.example`. */
  origin: string;
}

export interface LoadInput extends AppContext {
  pathname: string;
  params: Record<string, string>;
  search: URLSearchParams;
}

/**
 * What a page's first answers came to: `missing` gives the not-found page, `gone` a page that says what was there,
 * `refused` one that says what is wrong with the address, `failed` one that offers a retry. `redirect` is an address of this site that says the same better.
 */
export type LoadResult = 'ready' | 'missing' | 'gone' | 'refused' | 'failed' | { redirect: string };
export type Load = (input: LoadInput) => Promise<LoadResult>;

type MenuPlace = 'main' | 'account' | 'services';

/** A link at the foot of a phone, and of the side menu where it says so. */
export interface PhoneLink {
  icon: BarEntry['icon'];
  href: string;
  in: readonly ['phone', ...MenuPlace[]];
}
/** A link of the side menu, or of the list of one's own. */
export interface DrawnLink {
  icon: NavIcon;
  href: string;
  in: readonly MenuPlace[];
}
/** A link of the bar, and of the side menu where it says so. */
export interface BarLink {
  icon: BarEntry['icon'];
  href: string;
  in: readonly ['bar', ...MenuPlace[]];
}
/** A link that only the footer has. */
export interface PlainLink {
  href: string;
  name: 'forSale' | 'forRent' | 'superior' | 'elite' | 'pricing' | 'about' | 'contact' | 'terms' | 'privacy' | 'refund';
  in: readonly ('browse' | 'about' | 'legal')[];
}
/** In each part links stand in the order of the routes. */
export type MenuLink = BarLink | PhoneLink | DrawnLink | PlainLink;

/** Declaration of a page; its folder has the rest. */
export interface Route {
  /** Patterns of react-router; a parameter may also end the first segment, see `matcher.ts`. */
  paths: readonly string[];
  page: LazyPage;
  /** Module of the page in the build manifest. */
  module: string;
  /** Namespaces of texts besides the shared ones. */
  namespaces?: readonly Namespace[];
  /** `required` shows the login-needed screen to a visitor. */
  login?: 'required';
  /** Page that shows a visitor the public part; linked from the login-needed screen. */
  publicVersion?: { href: string; name: PlainLink['name'] };
  /** Whose page it is; others are told so in its place, and menus do not link it for them. Needs `login`. */
  role?: StaffRole;
  /** Secret URL: not cached, not indexed, and not sent as a referrer. */
  unlisted?: true;
  /** May use camera and microphone, which browsers allow by the address that a document was opened at. */
  films?: true;
  /** Fills the query cache with what the page shows first. */
  load?: () => Promise<{ load: Load }>;
  /** Props of the page besides its path parameters. */
  given?: Record<string, string>;
  menu?: readonly MenuLink[];
  /** The mobile app is offered here (specification, section 9). */
  offersApp?: true;
  /** The bar's link that is the current one here. */
  entry?: string;
  /** URLs in the sitemap. */
  sitemap?: readonly string[];
  /** What those URLs list: for search engines they have changed when that has. */
  sitemapShows?: 'listings' | 'reels' | 'texts';
  /** Shown without the bar: clips (specification, section 2). */
  bare?: true;
  /** As high as the screen: without the footer too. */
  fillsScreen?: true;
}
