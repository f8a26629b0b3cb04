import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeOrder, lockOrder, recordOrderEvent } from '../repository/orders.ts';
import { getOpenCheckoutUrl, loadOrder, loadOrderViews } from '../services/orderViews.ts';
import { refreshOrderState } from '../services/refreshOrderState.ts';
import { findOwnOrder } from './getOrder.ts';

/** Cancels a pending order. A payment that arrives afterwards still buys the plan, as after any other failure. */
export const cancelOrder: Handler<'cancelOrder'> = async ({ params }, context) => {
  const { db, language, now, countUse } = context;
  await countUse('check');
  const order = await findOwnOrder(context, params.id);
  if (order.state === 'pending' && order.provider_ref !== null) {
    const isPending = await refreshOrderState(order, context);
    const [view] = await loadOrderViews(db, [order]);
    // Providers report an abandoned card check as in progress forever, so it counts only while the checkout is open.
    if (isPending && view && getOpenCheckoutUrl(view, now)) throw new AppError({ code: 'payment_under_way' });
  }
  await inTransaction(db, async (tx) => {
    const lockedOrder = await lockOrder(tx, order.id);
    if (lockedOrder?.state !== 'pending') return;
    await changeOrder(tx, order.id, { state: 'failed', settled_at: now, cancelled_at: now });
    await recordOrderEvent(tx, { orderId: order.id, state: 'failed', reason: 'cancelled', now });
  });
  return { code: 200, data: await loadOrder(db, await findOwnOrder(context, params.id), language, now) };
};
