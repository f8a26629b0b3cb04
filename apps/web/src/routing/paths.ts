import { type Action, LOGIN_RETURN_PATH, type PageSlug, type PropertyType } from '@mashrabiya/contract';
import {
  conversationPath,
  myReelsPath,
  pagePaths,
  paymentPath,
  profileTabPath,
  propertyPath,
  providerPath,
  receiptPath,
} from '@mashrabiya/contract/pagePaths';

interface AreaKind {
  action: Action;
  type: PropertyType;
}

const addProperty = '/addProperty';
const plans = '/plans';
const news = '/news';

const sitePages = {
  about: '/about_us',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
} as const satisfies Record<PageSlug, string>;

/** Paths and link builders of all pages. Imports no page, so that any module can link to any page. */
export const paths = {
  ...pagePaths,
  property: propertyPath,
  provider: providerPath,
  messages: '/messages',
  conversation: conversationPath,
  leads: '/leads',
  /** Leads of one listing. */
  listingLeads: (property: string) => `/leads?property=${property}`,
  /** Lead of a buyer, with their other enquiries. */
  lead: (id: string) => `/leads/${id}`,
  /** Prices of a city or district, those of the given kind first. */
  area: (city: number | string, kind?: AreaKind) =>
    `/area-${city}${kind ? `?action=${kind.action}&type=${kind.type}` : ''}`,
  compare: '/compare',
  profileTab: profileTabPath,
  /** Favorites that a user shares by a secret token. */
  sharedFavorites: (token: string) => `/shared-${token}`,
  saved: '/saved',
  myReels: myReelsPath,
  addProperty,
  duplicate: (id: string) => `${addProperty}?from=${id}`,
  draft: (id: string) => `${addProperty}?draft=${id}`,
  update: (id?: string) => `/update${id ? `?id=${id}` : ''}`,
  plans,
  pricing: '/pricing',
  /** Plans for a user who lacks an ad credit: the payment leads back to the page that needs it. */
  plansFor: (back: string) => `${plans}?${new URLSearchParams({ back })}`,
  checkout: (plan: number | string, back?: string) =>
    `${plans}/checkout?${new URLSearchParams({ plan: String(plan), ...(back !== undefined && { back }) })}`,
  payment: paymentPath,
  receipt: receiptPath,
  adPreview: (id: string) => `/ad-preview-${id}`,
  adStatistics: (id: string) => `/ad-statistics-${id}`,
  moderation: '/moderation',
  finance: '/finance',
  /** Redirect address of Google and Apple. */
  loginReturn: LOGIN_RETURN_PATH,
  reels: '/reels',
  /** Viewer, starting with a reel. */
  reelIn: (id: string) => `/reels/${id}`,
  video: (id: string) => `/videos/${id}`,
  /** Page of a shared reel, which leads to the viewer. */
  reel: (id: string) => `/reel-${id}`,
  reelsSearch: '/reels-search',
  addReel: '/add-reel',
  recordReel: '/videos/record',
  updateReel: (id?: string) => `/update-reel${id ? `?id=${id}` : ''}`,
  /** Spelled as in the specification. */
  management: '/managment',
  financial: '/financial',
  news,
  article: (slug: string) => `${news}/${slug}`,
  questions: '/QAs',
  ...sitePages,
  contact: '/contact',
} as const;

export const buildSearchPath = (query: string): string => `${paths.search}?${new URLSearchParams({ query })}`;

/** Comparison of some properties; `showsOnlyDifferent` hides the rows in which they are equal. */
export const buildComparePath = (ids: readonly string[], showsOnlyDifferent = false): string => {
  const query = [ids.length > 0 && `homes=${ids.join(',')}`, showsOnlyDifferent && 'show=different']
    .filter(Boolean)
    .join('&');
  return paths.compare + (query && `?${query}`);
};
