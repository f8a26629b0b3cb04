import { type Action, LOGIN_RETURN_PATH, type PageSlug, type PropertyType } from '@mashrabiya/contract';
import {
  myReelsPath,
  pagePaths,
  paymentPath,
  propertyPath,
  providerPath,
  receiptPath,
} from '@mashrabiya/contract/pagePaths';

interface AreaKind {
  action: Action;
  type: PropertyType;
}

const { home, forSale, forRent, search, superior, elite } = pagePaths;
const { profile, favorites, myProperties, advisors, applyAdvisor } = pagePaths;
const { verifyEmail, resetPassword, stopAlert } = pagePaths;
const plans = '/plans';
const news = '/news';

/** Pages about the site itself, by the slug of their text. */
const sitePages = {
  about: '/about_us',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
} as const satisfies Record<PageSlug, string>;

/** Paths and link builders of all pages. Imports no page, so that pages and what they show can link to any of them. */
export const paths = {
  home,
  forSale,
  forRent,
  search,
  superior,
  elite,
  property: propertyPath,
  provider: providerPath,
  /** Prices of a city or district, those of the given kind first. */
  area: (city: number, kind?: AreaKind) => `/area-${city}${kind ? `?action=${kind.action}&type=${kind.type}` : ''}`,
  compare: '/compare',
  profile,
  favorites,
  /** Favourites that a user shares by a secret token. */
  sharedFavorites: (token: string) => `/shared-${token}`,
  saved: '/saved',
  myProperties,
  myReels: myReelsPath,
  addProperty: '/addProperty',
  /** The form of a new listing, filled from another. */
  duplicate: (id: string) => `/addProperty?from=${id}`,
  /** The form of a new listing, filled from a draft. */
  draft: (id: string) => `/addProperty?draft=${id}`,
  /** The form of the listing with an id; without one, the path of the page. */
  update: (id?: string) => `/update${id ? `?id=${id}` : ''}`,
  plans,
  pricing: '/pricing',
  /** The plans for a user who lacks an ad credit: the payment leads back to the page that needs it. */
  plansFor: (back: string) => `${plans}?${new URLSearchParams({ back })}`,
  checkout: (plan: number | string, back?: string) =>
    `${plans}/checkout?${new URLSearchParams({ plan: String(plan), ...(back !== undefined && { back }) })}`,
  /** The outcome of the payment of an order. */
  payment: paymentPath,
  receipt: receiptPath,
  adPreview: (id: string) => `/ad-preview-${id}`,
  adStatistics: (id: string) => `/ad-statistics-${id}`,
  moderation: '/moderation',
  finance: '/finance',
  /** Linked from mails, with a token in the fragment. */
  verifyEmail,
  resetPassword,
  stopAlert,
  /** Redirect address of Google and Apple. */
  loginReturn: LOGIN_RETURN_PATH,
  reels: '/reels',
  /** The viewer, starting with a reel. */
  reelIn: (id: string) => `/reels/${id}`,
  /** A single reel. */
  video: (id: string) => `/videos/${id}`,
  /** The page of a shared reel, which leads to the viewer. */
  reel: (id: string) => `/reel-${id}`,
  reelsSearch: '/reels-search',
  addReel: '/add-reel',
  recordReel: '/videos/record',
  /** The form of the reel with an id; without one, the path of the page. */
  updateReel: (id?: string) => `/update-reel${id ? `?id=${id}` : ''}`,
  advisors,
  applyAdvisor,
  /** The specification spells it so. */
  management: '/managment',
  financial: '/financial',
  news,
  article: (slug: string) => `${news}/${slug}`,
  questions: '/QAs',
  ...sitePages,
  contact: '/contact',
} as const;

/** The results page of a text. */
export const searchPath = (query: string): string => `${search}?${new URLSearchParams({ query })}`;

/** The comparison of some properties; `onlyDifferent` hides the rows in which they are equal. */
export const comparePath = (ids: readonly string[], onlyDifferent = false): string => {
  const query = [ids.length > 0 && `homes=${ids.join(',')}`, onlyDifferent && 'show=different']
    .filter(Boolean)
    .join('&');
  return paths.compare + (query && `?${query}`);
};
