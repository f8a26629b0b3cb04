import { CASE_KINDS, type PaymentCase, type RefundCase } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import {
  buildFinanceId,
  mockFinanceEvents,
  mockFinanceOrder,
  mockLedgerSummary,
  mockOrderHistory,
  mockPaymentCase,
  mockPlanVersions,
  mockRefundCase,
  mockSettingVersions,
} from './fixtures/finance.ts';
import { errorResponse, mockCall } from './mockCall.ts';

/** Calls of the finance role, with their own state. */
export function financeHandlers(): HttpHandler[] {
  let decided: Pick<RefundCase, 'state' | 'note'> = { state: 'requested', note: '' };
  const closedCases = new Map<PaymentCase['kind'], Partial<PaymentCase>>();
  const plans = mockPlanVersions();
  const settings = mockSettingVersions();
  const now = '2026-11-20T12:00:00.000Z';
  const createdFields = { created_at: now, created_by: 'Nadia', is_current: true };
  return [
    mockCall('getLedgerSummary', () => ({ data: mockLedgerSummary })),
    mockCall('listCases', ({ query, language }) => {
      const all = CASE_KINDS.map((kind) => ({ ...mockPaymentCase(language, kind), ...closedCases.get(kind) }));
      const data = all.filter(({ decision }) => (decision === null) === (query.state !== 'closed'));
      return { data: { data, total: data.length, current_page: 1, last_page: 1 } };
    }),
    mockCall('closeCase', ({ params, body, language }) => {
      const paymentCase = CASE_KINDS.map((kind) => mockPaymentCase(language, kind)).find(({ id }) => id === params.id);
      if (!paymentCase) return errorResponse('not_found');
      const closedCase = { ...paymentCase, ...body, amount: body.amount ?? paymentCase.amount, closed_at: now };
      closedCases.set(paymentCase.kind, closedCase);
      return { code: 200, data: closedCase };
    }),
    mockCall('listOrders', ({ query, language }) => {
      const financeOrder = mockFinanceOrder(language);
      const searchTexts = ['', financeOrder.order.id, financeOrder.buyer.email, financeOrder.order.receipt_number];
      const matchesStatus = query.status === undefined || query.status === financeOrder.order.status;
      const data = matchesStatus && searchTexts.includes(query.q ?? '') ? [financeOrder] : [];
      return { data: { data, total: data.length, current_page: 1, last_page: 1 } };
    }),
    mockCall('getOrderHistory', ({ language }) => ({ data: mockOrderHistory(language) })),
    mockCall('listFinanceEvents', () => ({
      data: { data: [...mockFinanceEvents], current_page: 1, last_page: 1 },
    })),
    mockCall('addCredits', ({ body }) => {
      if (body.email !== 'nadia@example.com') return errorResponse('email_unknown');
      return { code: 200, data: { basic: 3 + (body.amount ?? 0), elite: 1, superior: 1 } };
    }),
    mockCall('addPlan', ({ body }) => {
      const newVersion = { ...body, ...createdFields, id: buildFinanceId(302), plan_id: plans.length + 1 };
      plans.push(newVersion);
      return { code: 200, data: newVersion };
    }),
    mockCall('cancelVersion', () => ({ code: 200 })),
    mockCall('listRefunds', ({ query, language }) => {
      const refundCase = { ...mockRefundCase(language), ...decided };
      const counts = { requested: 0, approved: 0, paid: 0, rejected: 0, failed: 0, [refundCase.state]: 1 };
      const data = query.state === undefined || query.state === refundCase.state ? [refundCase] : [];
      return { data: { data, current_page: 1, last_page: 1, counts } };
    }),
    mockCall('decideRefund', ({ body, language }) => {
      decided = { state: body.decision, note: body.note ?? '' };
      return { code: 200, data: { ...mockRefundCase(language), ...decided } };
    }),
    mockCall('getFinanceRules', () => ({ data: { plans, settings } })),
    mockCall('changePlan', ({ params, body }) => {
      const index = plans.findIndex(({ plan_id }) => plan_id === params.id);
      const previousVersion = plans[index];
      if (!previousVersion) return errorResponse('not_found');
      const newVersion = { ...previousVersion, ...body, ...createdFields, id: buildFinanceId(300) };
      plans[index] = newVersion;
      return { code: 200, data: newVersion };
    }),
    mockCall('changeSetting', ({ body }) => {
      const newVersion = { ...createdFields, ...body, id: buildFinanceId(301) };
      const index = settings.findIndex(({ setting }) => setting.key === body.setting.key);
      settings[index] = newVersion;
      return { code: 200, data: newVersion };
    }),
  ];
}
