import type { Endpoint } from '../call/endpoint.ts';

export const referenceEndpoints = {
  getConfigurations: { method: 'GET', path: '/configurations', access: 'public' },
  getCategories: { method: 'GET', path: '/categories', access: 'public' },
  getGovernorates: { method: 'GET', path: '/gover', access: 'public' },
  getCities: { method: 'GET', path: '/cities', access: 'public' },
  getMainFeatures: { method: 'GET', path: '/main-features/{categoryId}', access: 'public' },
} as const satisfies Record<string, Endpoint>;
