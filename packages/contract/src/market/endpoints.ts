import type { Endpoint } from '../call/endpoint.ts';

export const marketEndpoints = {
  getBusiestAreas: { method: 'GET', path: '/areas', access: 'public' },
  getPriceMedian: { method: 'GET', path: '/market/price', access: 'public' },
  getArea: { method: 'GET', path: '/areas/{cityId}', access: 'public' },
  getMarket: { method: 'GET', path: '/properties/{id}/market', access: 'public' },
} as const satisfies Record<string, Endpoint>;
