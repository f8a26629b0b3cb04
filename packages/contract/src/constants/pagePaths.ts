/**
 * Paths of the pages that addresses outside of the web app lead to: mails, pushed news, payment providers, saved
 * searches. The web app's routes take them from here.
 */
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
  /** A secret stands in the fragment of these three. */
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  stopAlert: '/stop-alert',
  /** How a payment ended, and its receipt. */
  payment: '/payment-success',
  receipt: '/plans/receipt',
} as const;
/** The reels on the page of one's own listings. */
export const myReelsPath = `${pagePaths.myProperties}?tab=reels` as const;
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths];

export const propertyPath = (id: string): string => `/property-${id}`;
/** Somebody who offers homes. */
export const providerPath = (id: string): string => `/provider/${id}`;
/** Not named `order`: payment providers add a parameter of that name to the address that they lead back to. */
export const paymentPath = (order: string): string => `${pagePaths.payment}?payment=${order}`;
/** Where a payment provider leads back to when the buyer cancels there. */
export const cancelledPaymentPath = (order: string): string => `${paymentPath(order)}&cancelled=true`;
export const receiptPath = (order: string): string => `${pagePaths.receipt}?order=${order}`;
