import type { Endpoint } from '../call/endpoint.ts';

export const paymentEndpoints = {
  getPlan: { method: 'GET', path: '/user-plan-check', access: 'required' },
  listTransactions: { method: 'GET', path: '/user/profile/transactions', access: 'required' },
  getPlans: { method: 'GET', path: '/plans', access: 'public' },
  addOrder: { method: 'POST', path: '/orders', access: 'required', unlessBlocked: true },
  getOrder: { method: 'GET', path: '/orders/{id}', access: 'required' },
  renewCheckout: { method: 'POST', path: '/orders/{id}/checkout', access: 'required', unlessBlocked: true },
  cancelOrder: { method: 'POST', path: '/orders/{id}/cancel', access: 'required' },
  checkOrder: { method: 'POST', path: '/orders/{id}/check', access: 'required' },
  getReceipt: { method: 'GET', path: '/orders/{id}/receipt', access: 'required' },
  quoteRefund: { method: 'GET', path: '/transactions/{id}/refund', access: 'required' },
  requestRefund: { method: 'POST', path: '/transactions/{id}/refund', access: 'required' },
  receiveCallback: { method: 'POST', path: '/payments/{provider}/callback', access: 'public', bodyType: 'raw' },
} as const satisfies Record<string, Endpoint>;
