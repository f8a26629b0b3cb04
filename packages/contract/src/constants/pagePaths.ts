/** Paths linked from outside of the web app: mails, push messages, payment providers, saved searches. */
export const pagePaths = {
  home: '/',
  forSale: '/listing',
  forRent: '/rent',
  search: '/search',
  superior: '/superior',
  elite: '/elite',
  profile: '/profile',
  favorites: '/favorites',
  myProperties: '/myproperties',
  advisors: '/advisors',
  applyAdvisor: '/apply-advisor',
  /** The fragment of these three carries a secret. */
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  stopAlert: '/stop-alert',
  payment: '/payment-success',
  receipt: '/plans/receipt',
} as const;
export const myReelsPath = `${pagePaths.myProperties}?tab=reels` as const;
export type ProfileTab = 'payments' | 'alerts' | 'security' | 'settings';
export const profileTabPath = <Tab extends ProfileTab>(tab: Tab) => `${pagePaths.profile}?tab=${tab}` as const;
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths];

export const propertyPath = (id: string): string => `/property-${id}`;
export const conversationPath = (id: string): string => `/messages/${id}`;
export const providerPath = (id: string): string => `/provider/${id}`;
/** The parameter is not named `order`: payment providers append one of that name to the return address. */
export const paymentPath = (order: string): string => `${pagePaths.payment}?payment=${order}`;
export const cancelledPaymentPath = (order: string): string => `${paymentPath(order)}&cancelled=true`;
export const receiptPath = (order: string): string => `${pagePaths.receipt}?order=${order}`;
