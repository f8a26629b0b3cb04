import type { StaffRole } from '@mashrabiya/contract';
import type { Catalog } from '@mashrabiya/i18n';
import type { MenuLink } from '@mashrabiya/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { QueryContext } from '../api/apiQueryOptions.ts';
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

/**
 * The bar (`phone`: only that of phones), sections of the side menu (`main`, `account`, `services`), columns and last
 * line of the footer (`browse`, `account`, `services`, `about`, `legal`).
 */
export type MenuPlace = 'bar' | 'phone' | 'main' | 'account' | 'services' | 'browse' | 'about' | 'legal';

/** Link of menus, which show links in route order, and only to users who may see the page. */
interface MenuEntry extends Pick<MenuLink, 'href' | 'icon'> {
  label: `shell:links.${keyof Catalog['shell']['links']}`;
  places: readonly MenuPlace[];
}

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
  publicVersion?: Pick<MenuEntry, 'href' | 'label'>;
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
  menu?: readonly MenuEntry[];
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
