import type { Endpoint } from '../call/endpoint.ts';

export const alertEndpoints = {
  getAlerts: { method: 'GET', path: '/user/alerts', access: 'required' },
  setFavoriteAlert: { method: 'POST', path: '/user/alerts/favorites', access: 'required' },
  subscribePush: { method: 'POST', path: '/user/push-subscriptions', access: 'required' },
  unsubscribePush: { method: 'POST', path: '/user/push-subscriptions/remove', access: 'required' },
  stopAlert: { method: 'POST', path: '/alerts/stop/{token}', access: 'public' },
} as const satisfies Record<string, Endpoint>;
