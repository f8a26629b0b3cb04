import type { Endpoint } from '../call/endpoint.ts';

export const reportEndpoints = {
  reportProperty: { method: 'POST', path: '/properties/{id}/reports', access: 'optional' },
  reportProvider: { method: 'POST', path: '/provider/{id}/reports', access: 'optional' },
  listOwnReports: { method: 'GET', path: '/user/reports', access: 'required' },
  claimReport: { method: 'POST', path: '/moderation/reports/claims', access: 'required', role: 'moderator' },
  decideReport: { method: 'POST', path: '/moderation/reports/{id}', access: 'required', role: 'moderator' },
  undoReport: { method: 'POST', path: '/moderation/reports/{id}/undo', access: 'required', role: 'moderator' },
} as const satisfies Record<string, Endpoint>;
