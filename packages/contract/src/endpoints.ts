import type { Role } from './vocabulary.ts';

/**
 * Where each call lives: method and path below the API prefix. Kept apart from the schemas so that the browser's
 * client carries a few strings instead of a validator. `calls/` adds to each what it takes and answers.
 */
export const API_PREFIX = '/api';

/** `public`: anyone; `optional`: a login changes the answer; `required`: 401 without one. */
export type Access = 'public' | 'optional' | 'required';

/** `form`: URL-encoded or multipart fields; `multipart`: fields and files; `raw`: the bytes as they came, of any type. */
export type BodyType = 'json' | 'form' | 'multipart' | 'raw';

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  path: string;
  access: Access;
  /** Who alone may call it; anybody else gets `forbidden`. */
  role?: Exclude<Role, 'user'>;
  /** A seller whom the moderators have blocked gets `account_blocked`. */
  unlessBlocked?: true;
  /** How the body is written; `json` unless it says otherwise. */
  bodyType?: BodyType;
  /** The answer is a file to download instead of JSON. */
  answers?: 'file';
}

export const endpoints = {
  getConfigurations: { method: 'GET', path: '/configurations', access: 'public' },
  getCategories: { method: 'GET', path: '/categories', access: 'public' },
  getGovernorates: { method: 'GET', path: '/gover', access: 'public' },
  getCities: { method: 'GET', path: '/cities', access: 'public' },
  getMainFeatures: { method: 'GET', path: '/main-features/{categoryId}', access: 'public' },
  search: { method: 'POST', path: '/search', access: 'optional' },
  listForSale: { method: 'GET', path: '/forsell', access: 'optional' },
  listForRent: { method: 'GET', path: '/forrent', access: 'optional' },
  getFacets: { method: 'GET', path: '/facets', access: 'public' },
  getNearest: { method: 'GET', path: '/nearest', access: 'public' },
  getSuggestions: { method: 'GET', path: '/suggestions', access: 'public' },
  interpret: { method: 'GET', path: '/interpret', access: 'public' },
  getMap: { method: 'GET', path: '/map', access: 'public' },
  getBusiestAreas: { method: 'GET', path: '/areas', access: 'public' },
  getPriceMedian: { method: 'GET', path: '/market/price', access: 'public' },
  getArea: { method: 'GET', path: '/areas/{cityId}', access: 'public' },
  getProperty: { method: 'GET', path: '/properties/{id}', access: 'optional' },
  getSimilar: { method: 'GET', path: '/properties/{id}/similar', access: 'public' },
  getMarket: { method: 'GET', path: '/properties/{id}/market', access: 'public' },
  addLead: { method: 'POST', path: '/properties/{id}/leads', access: 'optional' },
  addView: { method: 'POST', path: '/properties/{id}/views', access: 'optional' },
  register: { method: 'POST', path: '/register', access: 'public' },
  login: { method: 'POST', path: '/login', access: 'public' },
  loginTwoFactor: { method: 'POST', path: '/login/two-factor', access: 'public' },
  beginPasskeyLogin: { method: 'POST', path: '/login/passkey/options', access: 'public' },
  loginWithPasskey: { method: 'POST', path: '/login/passkey', access: 'public' },
  beginProviderLogin: { method: 'POST', path: '/auth/nonce', access: 'public' },
  loginWithProvider: { method: 'POST', path: '/auth/google', access: 'public', bodyType: 'form' },
  logout: { method: 'POST', path: '/logout', access: 'required' },
  checkEmailLink: { method: 'POST', path: '/email/verify/check', access: 'public' },
  verifyEmail: { method: 'POST', path: '/email/verify', access: 'public' },
  refuseEmailLink: { method: 'POST', path: '/email/verify/refuse', access: 'public' },
  resendVerification: { method: 'POST', path: '/email/verify/resend', access: 'required' },
  forgotPassword: { method: 'POST', path: '/forgot-password', access: 'public' },
  checkResetLink: { method: 'POST', path: '/reset-password/check', access: 'public' },
  resetPassword: { method: 'POST', path: '/reset-password', access: 'public' },
  getProfile: { method: 'GET', path: '/user/profile', access: 'required' },
  updateProfile: { method: 'POST', path: '/user/profile', access: 'required', bodyType: 'multipart' },
  setPhone: { method: 'POST', path: '/user/phone', access: 'required' },
  changePassword: { method: 'POST', path: '/user/password', access: 'required' },
  changeEmail: { method: 'POST', path: '/user/email', access: 'required' },
  deleteAccount: { method: 'DELETE', path: '/user', access: 'required' },
  getPlan: { method: 'GET', path: '/user-plan-check', access: 'required' },
  listSessions: { method: 'GET', path: '/user/sessions', access: 'required' },
  endSession: { method: 'DELETE', path: '/user/sessions/{id}', access: 'required' },
  endOtherSessions: { method: 'DELETE', path: '/user/sessions', access: 'required' },
  setLanguage: { method: 'POST', path: '/user/language', access: 'required' },
  startExport: { method: 'POST', path: '/user/export', access: 'required' },
  getExport: { method: 'GET', path: '/user/export', access: 'required' },
  getExportFile: { method: 'GET', path: '/user/export/file', access: 'required', answers: 'file' },
  getStatistics: { method: 'GET', path: '/user/statistics', access: 'required' },
  listTransactions: { method: 'GET', path: '/user/profile/transactions', access: 'required' },
  listAuditEvents: { method: 'GET', path: '/user/audit', access: 'required' },
  listPasskeys: { method: 'GET', path: '/user/passkeys', access: 'required' },
  beginPasskey: { method: 'POST', path: '/user/passkeys/options', access: 'required' },
  addPasskey: { method: 'POST', path: '/user/passkeys', access: 'required' },
  removePasskey: { method: 'DELETE', path: '/user/passkeys/{id}', access: 'required' },
  getTwoFactor: { method: 'GET', path: '/user/two-factor', access: 'required' },
  beginTwoFactor: { method: 'POST', path: '/user/two-factor', access: 'required' },
  confirmTwoFactor: { method: 'POST', path: '/user/two-factor/confirm', access: 'required' },
  disableTwoFactor: { method: 'DELETE', path: '/user/two-factor', access: 'required' },
  renewRecoveryCodes: { method: 'POST', path: '/user/two-factor/recovery-codes', access: 'required' },
  toggleLove: { method: 'POST', path: '/love-toggle', access: 'required' },
  getLovedIds: { method: 'GET', path: '/user/loved', access: 'required' },
  listSavedSearches: { method: 'GET', path: '/saved-searches', access: 'required' },
  saveSearch: { method: 'POST', path: '/saved-searches', access: 'required' },
  mergeSavedSearches: { method: 'POST', path: '/saved-searches/merge', access: 'required' },
  renameSavedSearch: { method: 'POST', path: '/saved-searches/{id}', access: 'required' },
  removeSavedSearch: { method: 'DELETE', path: '/saved-searches/{id}', access: 'required' },
  markSavedSearchSeen: { method: 'POST', path: '/saved-searches/{id}/looks', access: 'required' },
  setSearchAlert: { method: 'POST', path: '/saved-searches/{id}/alert', access: 'required' },
  getFavoriteCounts: { method: 'GET', path: '/user/profile/favorites/counts', access: 'required' },
  getFavoritesMap: { method: 'GET', path: '/user/profile/favorites/map', access: 'required' },
  getFavoritesShare: { method: 'GET', path: '/user/profile/favorites/share', access: 'required' },
  shareFavorites: { method: 'POST', path: '/user/profile/favorites/share', access: 'required' },
  unshareFavorites: { method: 'DELETE', path: '/user/profile/favorites/share', access: 'required' },
  noteFavorite: { method: 'POST', path: '/user/profile/favorites/{id}/note', access: 'required' },
  /** The token stands in the body: paths are logged. */
  listSharedFavorites: { method: 'POST', path: '/shared-favorites', access: 'public' },
  getAlerts: { method: 'GET', path: '/user/alerts', access: 'required' },
  setFavoriteAlert: { method: 'POST', path: '/user/alerts/favorites', access: 'required' },
  subscribePush: { method: 'POST', path: '/user/push-subscriptions', access: 'required' },
  unsubscribePush: { method: 'POST', path: '/user/push-subscriptions/remove', access: 'required' },
  stopAlert: { method: 'POST', path: '/alerts/stop/{token}', access: 'public' },
  listFavorites: { method: 'GET', path: '/user/profile/favorites', access: 'required' },
  addProperty: {
    method: 'POST',
    path: '/properties',
    access: 'required',
    unlessBlocked: true,
    bodyType: 'multipart',
  },
  editProperty: {
    method: 'POST',
    path: '/properties/{id}',
    access: 'required',
    unlessBlocked: true,
    bodyType: 'multipart',
  },
  removeProperty: { method: 'DELETE', path: '/properties/{id}', access: 'required' },
  listOwnProperties: { method: 'GET', path: '/user/profile/properties', access: 'required' },
  getOwnProperty: { method: 'GET', path: '/user/profile/properties/{id}', access: 'required' },
  previewProperty: { method: 'GET', path: '/properties/{id}/preview', access: 'required' },
  getAdStatistics: { method: 'GET', path: '/user/profile/properties/{id}/statistics', access: 'required' },
  confirmProperty: { method: 'POST', path: '/properties/{id}/confirm', access: 'required' },
  closeProperty: { method: 'POST', path: '/properties/{id}/close', access: 'required' },
  pauseProperty: { method: 'POST', path: '/properties/{id}/pause', access: 'required' },
  resumeProperty: { method: 'POST', path: '/properties/{id}/resume', access: 'required', unlessBlocked: true },
  renewProperty: { method: 'POST', path: '/properties/{id}/renew', access: 'required', unlessBlocked: true },
  sendContact: { method: 'POST', path: '/contact', access: 'optional' },
  reportProperty: { method: 'POST', path: '/properties/{id}/reports', access: 'optional' },
  claimReport: { method: 'POST', path: '/moderation/reports/claims', access: 'required', role: 'moderator' },
  decideReport: { method: 'POST', path: '/moderation/reports/{id}', access: 'required', role: 'moderator' },
  blockSeller: { method: 'POST', path: '/moderation/sellers/{id}/block', access: 'required', role: 'moderator' },
  unblockSeller: { method: 'DELETE', path: '/moderation/sellers/{id}/block', access: 'required', role: 'moderator' },
  listModerationEvents: { method: 'GET', path: '/moderation/events', access: 'required', role: 'moderator' },
  claimReview: { method: 'POST', path: '/moderation/claims', access: 'required', role: 'moderator' },
  decideReview: { method: 'POST', path: '/moderation/properties/{id}', access: 'required', role: 'moderator' },
  uploadPicture: { method: 'POST', path: '/uploads/pictures', access: 'required', bodyType: 'multipart' },
  getPlans: { method: 'GET', path: '/plans', access: 'public' },
  addOrder: { method: 'POST', path: '/orders', access: 'required' },
  getOrder: { method: 'GET', path: '/orders/{id}', access: 'required' },
  renewCheckout: { method: 'POST', path: '/orders/{id}/checkout', access: 'required' },
  checkOrder: { method: 'POST', path: '/orders/{id}/check', access: 'required' },
  getReceipt: { method: 'GET', path: '/orders/{id}/receipt', access: 'required' },
  quoteRefund: { method: 'GET', path: '/orders/{id}/refund', access: 'required' },
  requestRefund: { method: 'POST', path: '/orders/{id}/refund', access: 'required' },
  /** Called by payment providers. */
  receiveCallback: { method: 'POST', path: '/payments/{provider}/callback', access: 'public' },
  listRefunds: { method: 'GET', path: '/finance/refunds', access: 'required', role: 'finance' },
  decideRefund: { method: 'POST', path: '/finance/refunds/{id}', access: 'required', role: 'finance' },
  getFinanceRules: { method: 'GET', path: '/finance/rules', access: 'required', role: 'finance' },
  changePlan: { method: 'POST', path: '/finance/plans/{id}', access: 'required', role: 'finance' },
  changeSetting: { method: 'POST', path: '/finance/settings', access: 'required', role: 'finance' },
  addPlan: { method: 'POST', path: '/finance/plans', access: 'required', role: 'finance' },
  cancelVersion: { method: 'DELETE', path: '/finance/versions/{id}', access: 'required', role: 'finance' },
  addCredits: { method: 'POST', path: '/finance/credits', access: 'required', role: 'finance' },
  listCases: { method: 'GET', path: '/finance/cases', access: 'required', role: 'finance' },
  closeCase: { method: 'POST', path: '/finance/cases/{id}', access: 'required', role: 'finance' },
  listOrders: { method: 'GET', path: '/finance/orders', access: 'required', role: 'finance' },
  getOrderHistory: { method: 'GET', path: '/finance/orders/{id}', access: 'required', role: 'finance' },
  listFinanceEvents: { method: 'GET', path: '/finance/events', access: 'required', role: 'finance' },
  getBooks: { method: 'GET', path: '/finance/books', access: 'required', role: 'finance' },
  findDuplicates: { method: 'POST', path: '/user/ads/duplicates', access: 'required' },
  listDrafts: { method: 'GET', path: '/user/drafts', access: 'required' },
  saveDraft: { method: 'POST', path: '/user/drafts/{id}', access: 'required' },
  removeDraft: { method: 'DELETE', path: '/user/drafts/{id}', access: 'required' },
  getAdCounts: { method: 'GET', path: '/user/ads', access: 'required' },
  getManagement: { method: 'GET', path: '/management', access: 'public' },
  getFinancial: { method: 'GET', path: '/financial', access: 'public' },
  listNews: { method: 'GET', path: '/news', access: 'public' },
  getArticle: { method: 'GET', path: '/news/{slug}', access: 'public' },
  getQuestions: { method: 'GET', path: '/questions', access: 'public' },
  getPage: { method: 'GET', path: '/pages/{slug}', access: 'public' },
} as const satisfies Record<string, Endpoint>;

export type CallName = keyof typeof endpoints;
