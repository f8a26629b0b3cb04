/**
 * Where each call lives: method and path below the API prefix. Kept apart from the schemas so that the browser's
 * client carries a few strings instead of a validator. `calls/` adds to each what it takes and answers.
 */
export const API_PREFIX = '/api';

/** `public`: anyone; `optional`: a login changes the answer; `required`: 401 without one. */
export type Access = 'public' | 'optional' | 'required';

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  path: string;
  access: Access;
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
  getSuggestions: { method: 'GET', path: '/suggestions', access: 'public' },
  interpret: { method: 'GET', path: '/interpret', access: 'public' },
  getMap: { method: 'GET', path: '/map', access: 'public' },
  getBusiestAreas: { method: 'GET', path: '/areas', access: 'public' },
  getArea: { method: 'GET', path: '/areas/{cityId}', access: 'public' },
  getProperty: { method: 'GET', path: '/properties/{id}', access: 'optional' },
  getSimilar: { method: 'GET', path: '/properties/{id}/similar', access: 'public' },
  getMarket: { method: 'GET', path: '/properties/{id}/market', access: 'public' },
  addLead: { method: 'POST', path: '/properties/{id}/leads', access: 'optional' },
  addView: { method: 'POST', path: '/properties/{id}/views', access: 'optional' },
  register: { method: 'POST', path: '/register', access: 'public' },
  login: { method: 'POST', path: '/login', access: 'public' },
  logout: { method: 'POST', path: '/logout', access: 'required' },
  verifyEmail: { method: 'POST', path: '/email/verify', access: 'public' },
  resendVerification: { method: 'POST', path: '/email/verify/resend', access: 'required' },
  forgotPassword: { method: 'POST', path: '/forgot-password', access: 'public' },
  resetPassword: { method: 'POST', path: '/reset-password', access: 'public' },
  getProfile: { method: 'GET', path: '/user/profile', access: 'required' },
  updateProfile: { method: 'POST', path: '/user/profile', access: 'required' },
  setPhone: { method: 'POST', path: '/user/phone', access: 'required' },
  changePassword: { method: 'POST', path: '/user/password', access: 'required' },
  changeEmail: { method: 'POST', path: '/user/email', access: 'required' },
  deleteAccount: { method: 'DELETE', path: '/user', access: 'required' },
  getPlan: { method: 'GET', path: '/user-plan-check', access: 'required' },
  listSessions: { method: 'GET', path: '/user/sessions', access: 'required' },
  endSession: { method: 'DELETE', path: '/user/sessions/{id}', access: 'required' },
  endOtherSessions: { method: 'DELETE', path: '/user/sessions', access: 'required' },
  listAuditEvents: { method: 'GET', path: '/user/audit', access: 'required' },
  toggleLove: { method: 'POST', path: '/love-toggle', access: 'required' },
  getLovedIds: { method: 'GET', path: '/user/loved', access: 'required' },
  listFavorites: { method: 'GET', path: '/user/profile/favorites', access: 'required' },
} as const satisfies Record<string, Endpoint>;

export type CallName = keyof typeof endpoints;
