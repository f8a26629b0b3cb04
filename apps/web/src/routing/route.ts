import type { StaffRole } from '@mashrabiya/contract';
import type { Catalog } from '@mashrabiya/i18n';
import type { BarEntry, NavIcon } from '@mashrabiya/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { QueryContext } from '../api/query.ts';
import type { LazyPage } from './lazyPage.ts';

export type Namespace = keyof Catalog;

/** Context of pages and loaders. One per request, browser or story. */
export interface AppContext extends QueryContext {
  queryClient: QueryClient;
  /** Scheme and host of absolute links, e.g. `https://mashrabiya.example`. */
  origin: string;
}

export interface LoadInput extends AppContext {
  pathname: string;
  params: Record<string, string>;
  search: URLSearchParams;
}

/**
 * Result of a page's loader: `missing` shows the not-found page, `gone` the page of a removed item, `refused` the
 * problem of the URL, `failed` a retry. `redirect` is a better URL of this site.
 */
export type LoadResult = 'ready' | 'missing' | 'gone' | 'refused' | 'failed' | { redirect: string };
export type Load = (input: LoadInput) => Promise<LoadResult>;

type MenuPlace = 'main' | 'account' | 'services';

/** Link in the bottom bar of phones, and optionally in the side menu. */
export interface PhoneLink {
  icon: BarEntry['icon'];
  href: string;
  places: readonly ['phone', ...MenuPlace[]];
}
export interface IconLink {
  icon: NavIcon;
  href: string;
  places: readonly MenuPlace[];
}
/** Link in the bar, and optionally in the side menu. */
export interface BarLink {
  icon: BarEntry['icon'];
  href: string;
  places: readonly ['bar', ...MenuPlace[]];
}
/** Link only in the footer. */
export interface TextMenuLink {
  href: string;
  name: 'forSale' | 'forRent' | 'superior' | 'elite' | 'pricing' | 'about' | 'contact' | 'terms' | 'privacy' | 'refund';
  places: readonly ('browse' | 'about' | 'legal')[];
}
/** Links appear in route order. */
export type MenuLink = BarLink | PhoneLink | IconLink | TextMenuLink;

export interface Route {
  /** react-router patterns; a parameter may also end the first segment, see `matcher.ts`. */
  paths: readonly string[];
  page: LazyPage;
  module: string;
  /** Text namespaces besides the shared ones. */
  namespaces?: readonly Namespace[];
  /** `required` shows the login-needed screen to a visitor. */
  login?: 'required';
  /** Page that shows a visitor the public part; linked from the login-needed screen. */
  publicVersion?: { href: string; name: TextMenuLink['name'] };
  /** Role that may see the page; menus hide it from others. Needs `login`. */
  role?: StaffRole;
  /** Secret URL: not cached, not indexed, and not sent as a referrer. */
  isUnlisted?: true;
  /** May use camera and microphone, which browsers grant by the document's original URL. */
  usesCamera?: true;
  /** Fills the query cache for the first render. */
  load?: () => Promise<{ load: Load }>;
  /** Props of the page besides its path parameters. */
  fixedParams?: Record<string, string>;
  menu?: readonly MenuLink[];
  /** The mobile app is offered here (specification, section 9). */
  offersApp?: true;
  entry?: string;
  sitemap?: readonly string[];
  /** Content of the page's sitemap URLs: its latest change is their `lastmod`. */
  sitemapShows?: 'listings' | 'reels' | 'texts';
  /** Shown without the bar: reels (specification, section 2). */
  hidesBar?: true;
  /** As high as the screen: without the footer too. */
  fillsScreen?: true;
}
