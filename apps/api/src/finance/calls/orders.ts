import { PAGE_SIZE, type SoldOrder } from '@mashrabiya/contract';
import type { CallContext, Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { casesOf } from '../../payments/repository/cases.ts';
import { findOrder } from '../../payments/repository/orders.ts';
import { orderView } from '../../payments/services/views.ts';
import { callbacksOf, eventsOfOrder, orderPage } from '../repository/orderHistory.ts';
import { withNames } from '../repository/withNames.ts';
import { buyerOf, caseView } from '../services/financeViews.ts';

async function soldOrder(row: OrderRow, context: CallContext): Promise<SoldOrder> {
  const { db, language, now } = context;
  const [order, buyer] = await Promise.all([orderView(db, row, language, now), buyerOf(row, context)]);
  // Only the buyer may see the checkout link.
  return { order: { ...order, redirect_url: null }, buyer };
}

export const listOrders: Handler<'listOrders'> = async ({ query }, context) => {
  const { page, q, status } = query;
  const { orders, total } = await orderPage(context.db, { q, state: status, page, size: PAGE_SIZE });
  const data = await Promise.all(orders.map((row) => soldOrder(row, context)));
  return { data: { data, total, current_page: page, last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)) } };
};

export const getOrderHistory: Handler<'getOrderHistory'> = async ({ params }, context) => {
  const { db } = context;
  const row = await findOrder(db, params.id.toLowerCase());
  if (!row) throw new AppError({ code: 'not_found', parameter: 'id' });
  const [sold, events, callbacks, cases] = await Promise.all([
    soldOrder(row, context),
    eventsOfOrder(db, row.id),
    callbacksOf(db, row.id),
    casesOf(db, row.id),
  ]);
  const whys = await withNames(
    db,
    events.map(({ why }) => why),
  );
  return {
    data: {
      ...sold,
      events: events.map((event, index) => ({
        ...event,
        why: whys[index] ?? event.why,
        created_at: event.created_at.toISOString(),
      })),
      callbacks: callbacks.map(({ event_id, outcome, amount, currency, received_at }) => ({
        ...{ id: event_id, outcome, amount, currency },
        received_at: received_at.toISOString(),
      })),
      cases: await Promise.all(cases.map((one) => caseView(one, row, context))),
    },
  };
};
