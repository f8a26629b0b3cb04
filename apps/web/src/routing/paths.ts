import type { Action, PropertyType } from '@mashrabiya/contract';

interface Kind {
  action: Action;
  type: PropertyType;
}

/** How to build the address of every page. No other file writes a path. */
export const paths = {
  home: '/',
  forSale: '/listing',
  forRent: '/rent',
  search: '/search',
  superior: '/superior',
  elite: '/elite',
  property: (id: string) => `/property-${id}`,
  /** Prices of a city or district, those of one kind first. */
  area: (city: number, kind?: Kind) => `/area-${city}${kind ? `?action=${kind.action}&type=${kind.type}` : ''}`,
  compare: '/compare',
  reels: '/reels',
  reelsSearch: '/reels-search',
  profile: '/profile',
  favorites: '/favorites',
  saved: '/saved',
  /** Both are in mails, with a secret in the fragment. */
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  plans: '/plans',
  myProperties: '/myproperties',
  addProperty: '/addProperty',
  advisors: '/advisors',
  applyAdvisor: '/apply-advisor',
  management: '/managment',
  financial: '/financial',
  news: '/news',
  questions: '/QAs',
  about: '/about_us',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
} as const;

/** The results page of a text. */
export const searchPath = (query: string): string => `${paths.search}?${new URLSearchParams({ query })}`;

/** The comparison of some homes; with `onlyDifferent` it shows those rows alone in which they differ. */
export const comparePath = (ids: readonly string[], onlyDifferent = false): string => {
  const query = [ids.length > 0 && `homes=${ids.join(',')}`, onlyDifferent && 'show=different']
    .filter(Boolean)
    .join('&');
  return paths.compare + (query && `?${query}`);
};
