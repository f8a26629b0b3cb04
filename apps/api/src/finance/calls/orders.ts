import { type FinanceOrder, PAGE_SIZE } from '@mashrabiya/contract';
import type { CallContext, Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { AppError } from '../../core/AppError.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { findCases } from '../../payments/repository/cases.ts';
import { findOrder } from '../../payments/repository/orders.ts';
import { loadOrderViews, toOrder } from '../../payments/services/orderViews.ts';
import { findCasesOfUnknownAmount } from '../../payments/services/reversals.ts';
import { findOrderCallbacks, findOrderEvents, findOrderPage } from '../repository/orderHistory.ts';
import { findBuyers, toPaymentCase, toPaymentEvent } from '../services/financeViews.ts';

async function loadFinanceOrders(rows: readonly OrderRow[], context: CallContext): Promise<FinanceOrder[]> {
  const { db, language, now } = context;
  const [views, getBuyer] = await Promise.all([loadOrderViews(db, rows), findBuyers(rows, context)]);
  return views.map((view) => ({
    // Only the buyer may see the checkout link.
    order: { ...toOrder(view, language, now), redirect_url: null },
    buyer: getBuyer(view.row),
  }));
}

export const listOrders: Handler<'listOrders'> = async ({ query }, context) => {
  const { page, q, status } = query;
  const { orders, total } = await findOrderPage(context.db, { q, state: status, page, size: PAGE_SIZE });
  const data = await loadFinanceOrders(orders, context);
  return { data: { data, total, ...toPageNumbers(page, total) } };
};

export const getOrderHistory: Handler<'getOrderHistory'> = async ({ params }, context) => {
  const { db, user } = context;
  const row = await findOrder(db, params.id.toLowerCase());
  if (!row) throw new AppError({ code: 'not_found', parameter: 'id' });
  const [[financeOrder], events, callbacks, cases] = await Promise.all([
    loadFinanceOrders([row], context),
    findOrderEvents(db, row.id),
    findOrderCallbacks(db, row.id),
    findCases(db, row.id),
  ]);
  if (!financeOrder) throw new Error(`Order ${row.id} has no plan version`);
  const casesOfUnknownAmount = await findCasesOfUnknownAmount(db, cases);
  return {
    data: {
      ...financeOrder,
      events: events.map(toPaymentEvent),
      callbacks: callbacks.map(({ event_id, outcome, amount, currency, received_at }) => ({
        id: event_id,
        outcome,
        amount,
        currency,
        received_at: received_at.toISOString(),
      })),
      cases: cases.map((paymentCase) => {
        const isAmountUnknown = casesOfUnknownAmount.has(paymentCase);
        return toPaymentCase(paymentCase, row, { buyer: financeOrder.buyer, isAmountUnknown, userId: user.id });
      }),
    },
  };
};
