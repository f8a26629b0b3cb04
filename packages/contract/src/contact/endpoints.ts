import type { Endpoint } from '../call/endpoint.ts';

export const contactEndpoints = {
  sendContact: { method: 'POST', path: '/contact', access: 'optional' },
} as const satisfies Record<string, Endpoint>;
