import type { Endpoint } from '../call/endpoint.ts';

export const financeEndpoints = {
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
  getLedgerSummary: { method: 'GET', path: '/finance/books', access: 'required', role: 'finance' },
} as const satisfies Record<string, Endpoint>;
