import { type PaymentVerdict, type Piastres, uuidv7 } from '@mashrabiya/contract';
import type { Insertable, Kysely, SelectQueryBuilder, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { CheckoutRow, OrderRow, OrderState, PayOrderTable } from '../../db/tables/payment.ts';
import { type CheckoutSession, ProviderUnavailableError } from '../../ports/PaymentProvider.ts';
import { type Explanation, toEventColumns } from './explanation.ts';

/** Stores an order; undefined if the user has an order with its key. */
export const insertOrder = (tx: Kysely<Tables>, order: Insertable<PayOrderTable>): Promise<OrderRow | undefined> =>
  tx
    .insertInto('pay_order')
    .values(order)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findOrderByKey = (db: Kysely<Tables>, userId: string, key: string): Promise<OrderRow | undefined> =>
  db.selectFrom('pay_order').selectAll().where('user_id', '=', userId).where('idem_key', '=', key).executeTakeFirst();

export const findOrder = (db: Kysely<Tables>, id: string, userId?: string): Promise<OrderRow | undefined> => {
  const orderQuery = db.selectFrom('pay_order').selectAll().where('id', '=', id);
  return (userId === undefined ? orderQuery : orderQuery.where('user_id', '=', userId)).executeTakeFirst();
};

export const findOrdersById = (db: Kysely<Tables>, ids: readonly string[]): Promise<OrderRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('pay_order').selectAll().where('id', 'in', ids).execute();

/** Locks an order. Its buyer is locked first, as by the deletion of an account, which is delayed. */
export async function lockOrder(tx: Transaction<Tables>, id: string): Promise<OrderRow | undefined> {
  await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('pay_order').select('user_id').where('pay_order.id', '=', id))
    .forShare()
    .execute();
  return tx.selectFrom('pay_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function lockOrderByRef(
  tx: Transaction<Tables>,
  provider: string,
  ref: string,
): Promise<OrderRow | undefined> {
  const checkout = await tx
    .selectFrom('pay_checkout')
    .select('order_id')
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return checkout && lockOrder(tx, checkout.order_id);
}

export const changeOrder = (tx: Kysely<Tables>, id: string, change: Updateable<PayOrderTable>) =>
  tx.updateTable('pay_order').set(change).where('id', '=', id).execute();

export const findCheckouts = (db: Kysely<Tables>, orderIds: readonly string[]): Promise<CheckoutRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('pay_checkout')
        .selectAll()
        .where('order_id', 'in', orderIds)
        .orderBy('created_at')
        .orderBy('ref')
        .execute();

/**
 * True if a reference is a prefix of another checkout's, or the reverse. Signed texts may have no separator between the
 * reference and the number after it, so a callback for one could be read as one for the other.
 */
async function isAmbiguousRef(tx: Transaction<Tables>, provider: string, ref: string): Promise<boolean> {
  const prefixes = Array.from({ length: ref.length - 1 }, (_, index) => ref.slice(0, index + 1));
  const similarCheckouts = await tx
    .selectFrom('pay_checkout')
    .select('ref')
    .where('provider', '=', provider)
    .where('ref', '<>', ref)
    .where((eb) =>
      eb.or([
        eb('ref', 'in', ['', ...prefixes]),
        eb.and([eb('ref', '>=', ref), eb('ref', '<=', `${ref}${'9'.repeat(12)}`)]),
      ]),
    )
    .execute();
  return similarCheckouts.some((other) => other.ref.startsWith(ref) || ref.startsWith(other.ref));
}

/** Stores a checkout. If concurrent requests start several, each can be paid, and the first is shown. */
export async function addCheckout(
  tx: Transaction<Tables>,
  order: OrderRow,
  { ref, url, expiresAt }: CheckoutSession,
  now: Date,
): Promise<void> {
  const lockedOrder = await lockOrder(tx, order.id);
  const { id: order_id, provider } = order;
  if (await isAmbiguousRef(tx, provider, ref))
    throw new ProviderUnavailableError(`Ambiguous checkout number ${ref}: it begins another one or another begins it`);
  await tx
    .insertInto('pay_checkout')
    .values({ provider, ref, order_id, url, created_at: now, expires_at: expiresAt })
    .execute();
  if (lockedOrder?.state === 'pending' && lockedOrder.provider_ref === order.provider_ref)
    await changeOrder(tx, order_id, { provider_ref: ref, checkout_url: url });
}

export const recordOrderEvent = (
  tx: Kysely<Tables>,
  { orderId, state, now, ...explanation }: { orderId: string; state: OrderState; now: Date } & Explanation,
) =>
  tx
    .insertInto('pay_order_event')
    .values({ id: uuidv7(now), order_id: orderId, state, ...toEventColumns(explanation), created_at: now })
    .execute();

export interface NewCallback {
  provider: string;
  eventId: string;
  orderId: string | null;
  outcome: PaymentVerdict;
  amount: Piastres;
  currency: string;
  now: Date;
}

/** False if the provider reported this event before. */
export async function recordCallback(tx: Kysely<Tables>, callback: NewCallback): Promise<boolean> {
  const { provider, eventId: event_id, orderId: order_id, outcome, amount, currency, now: received_at } = callback;
  const insertedCallback = await tx
    .insertInto('pay_callback')
    .values({ provider, event_id, order_id, outcome, amount, currency, received_at })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return insertedCallback !== undefined;
}

export async function findOrders(
  db: Kysely<Tables>,
  { userId, state, page, size }: { userId: string; state: OrderState | undefined; page: number; size: number },
): Promise<{ orders: OrderRow[]; total: number }> {
  const userOrders = db.selectFrom('pay_order').where('user_id', '=', userId);
  const filteredOrders = state === undefined ? userOrders : userOrders.where('state', '=', state);
  return selectOrderPage(filteredOrders, page, size);
}

export async function selectOrderPage(
  query: SelectQueryBuilder<Tables, 'pay_order', object>,
  page: number,
  size: number,
): Promise<{ orders: OrderRow[]; total: number }> {
  const { total } = await query
    .select((value) => value.cast<number>(value.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const orders = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { orders, total };
}

/** Erases a user's messages and payment details. Receipt data stays: the tax office may ask for it. */
export async function erasePayments(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.updateTable('pay_order').set({ wallet_phone: null }).where('user_id', '=', userId).execute();
  await tx.updateTable('pay_refund').set({ reason: '' }).where('user_id', '=', userId).execute();
}

/** Reads all orders. */
export async function countOrdersByState(db: Kysely<Tables>): Promise<{ state: OrderState; count: number }[]> {
  const rows = await db
    .selectFrom('pay_order')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}
