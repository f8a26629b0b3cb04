import type { Endpoint } from '../call/endpoint.ts';

export const leadEndpoints = {
  listLeads: { method: 'GET', path: '/user/leads', access: 'required' },
  getLeadTable: { method: 'GET', path: '/user/leads/table', access: 'required', answers: 'file' },
  getLead: { method: 'GET', path: '/user/leads/{id}', access: 'required' },
  updateLead: { method: 'POST', path: '/user/leads/{id}', access: 'required' },
} as const satisfies Record<string, Endpoint>;
