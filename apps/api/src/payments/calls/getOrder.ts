import type { ContextOf, Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { OrderRow } from '../../db/tables/payment.ts';
import { findOrder } from '../repository/orders.ts';
import { createCheckoutSession } from '../services/createCheckout.ts';
import { getOpenCheckoutUrl, loadOrder, loadOrderViews, toOrder } from '../services/orderViews.ts';
import { refreshOrderState } from '../services/refreshOrderState.ts';

/** Another user's order counts as missing. */
export async function findOwnOrder(
  { db, user }: Pick<ContextOf<'getOrder'>, 'db' | 'user'>,
  id: string,
): Promise<OrderRow> {
  const order = await findOrder(db, id.toLowerCase(), user.id);
  if (!order) throw new AppError({ code: 'not_found', parameter: 'id' });
  return order;
}

export const getOrder: Handler<'getOrder'> = async ({ params }, context) => {
  const { db, language, now } = context;
  return { code: 200, data: await loadOrder(db, await findOwnOrder(context, params.id), language, now) };
};

export const checkOrder: Handler<'checkOrder'> = async ({ params }, context) => {
  const { db, language, now, countUse } = context;
  const order = await findOwnOrder(context, params.id);
  if (order.state !== 'successful' && order.provider_ref !== null) {
    await countUse('check');
    await refreshOrderState(order, context);
  }
  return { code: 200, data: await loadOrder(db, await findOwnOrder(context, params.id), language, now) };
};

export const renewCheckout: Handler<'renewCheckout'> = async ({ params }, context) => {
  const { db, language, now, countUse } = context;
  const order = await findOwnOrder(context, params.id);
  if (order.state !== 'pending') throw new AppError({ code: 'order_settled' });
  const [view] = await loadOrderViews(db, [order]);
  if (view && getOpenCheckoutUrl(view, now)) return { code: 200, data: toOrder(view, language, now) };
  await countUse('order');
  return { code: 200, data: await loadOrder(db, await createCheckoutSession(order, context), language, now) };
};
