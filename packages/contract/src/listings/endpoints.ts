import type { Endpoint } from '../call/endpoint.ts';

export const listingEndpoints = {
  search: { method: 'POST', path: '/search', access: 'optional' },
  listForSale: { method: 'GET', path: '/forsell', access: 'optional' },
  listForRent: { method: 'GET', path: '/forrent', access: 'optional' },
  getFacets: { method: 'GET', path: '/facets', access: 'public' },
  getNearest: { method: 'GET', path: '/nearest', access: 'public' },
  getSuggestions: { method: 'GET', path: '/suggestions', access: 'public' },
  interpret: { method: 'GET', path: '/interpret', access: 'public' },
  getMap: { method: 'GET', path: '/map', access: 'public' },
  getProperty: { method: 'GET', path: '/properties/{id}', access: 'optional' },
} as const satisfies Record<string, Endpoint>;
