import type { Endpoint } from '../call/endpoint.ts';

export const engagementEndpoints = {
  getSimilar: { method: 'GET', path: '/properties/{id}/similar', access: 'public' },
  addLead: { method: 'POST', path: '/properties/{id}/leads', access: 'optional' },
  addView: { method: 'POST', path: '/properties/{id}/views', access: 'optional' },
} as const satisfies Record<string, Endpoint>;
