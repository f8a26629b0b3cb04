import type { Order } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { mockOrder, mockOwnPlan, mockQuote, mockReceipt, mockRefund, mockTransactions } from './fixtures/orders.ts';
import { planOffers } from './fixtures/plans.ts';
import { errorResponse, mockCall } from './mockCall.ts';

export const mockPlans = (language: FixtureLanguage) => ({
  data: planOffers(language),
  vat_percent: 14,
  ad_steps: { superior: 10, elite: 10, basic: 10 },
  refund: { days: 7, business_days: 5, fee_percent: 5 },
});

/** Plans and orders, with their own state; `status` is the status of a requested order. */
export function orderHandlers(status: Order['status'] = 'successful'): HttpHandler[] {
  let refund: Order['refund'] = null;
  const order = (language: FixtureLanguage): Order => ({ ...mockOrder(language, status), refund });
  return [
    mockCall('getPlans', ({ language }) => mockPlans(language)),
    mockCall('getPlan', ({ language }) => ({ code: 200, data: mockOwnPlan(language), plans: [mockOwnPlan(language)] })),
    mockCall('getAdCounts', () => ({ data: { basic: 4, elite: 2, superior: 1, expires_at: null, has_plan: true } })),
    // Paid at once: no story leaves for a provider's page.
    mockCall('addOrder', ({ language }) => ({ code: 200, data: mockOrder(language) })),
    mockCall('getOrder', ({ params, language }) =>
      params.id === mockOrder(language).id ? { code: 200, data: order(language) } : errorResponse('not_found'),
    ),
    mockCall('renewCheckout', ({ language }) => ({ code: 200, data: order(language) })),
    mockCall('cancelOrder', ({ language }) => ({
      code: 200,
      data: { ...mockOrder(language, 'failed'), cancelled: true },
    })),
    mockCall('checkOrder', ({ language }) => ({ code: 200, data: order(language) })),
    mockCall('getReceipt', ({ language }) => ({ data: mockReceipt(language) })),
    mockCall('quoteRefund', () => ({ data: mockQuote })),
    mockCall('requestRefund', ({ body }) => {
      refund = mockRefund('requested', body.reason ?? '');
      return { code: 200, data: refund };
    }),
    mockCall('listTransactions', ({ query, language }) => {
      const payments = mockTransactions(language)
        .filter((transaction) => query.status === undefined || transaction.status === query.status)
        .map((transaction) =>
          refund && transaction.id === mockOrder(language).id ? { ...transaction, refund } : transaction,
        );
      return { data: { data: payments, current_page: 1, last_page: 1 } };
    }),
  ];
}
