import { type Piastres, uuidv7 } from '@mashrabiya/contract';
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { CheckoutRow, OrderRow, OrderState, PayOrderTable } from '../../db/tables/payment.ts';
import { type CheckoutSession, ProviderAway } from '../../ports/PaymentProvider.ts';

/** Stores an order; undefined when the person has made one under its key. */
export const insertOrder = (tx: Kysely<Tables>, order: Insertable<PayOrderTable>): Promise<OrderRow | undefined> =>
  tx
    .insertInto('pay_order')
    .values(order)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** The order that somebody made under a key. */
export const findOrderByKey = (db: Kysely<Tables>, userId: string, key: string): Promise<OrderRow | undefined> =>
  db.selectFrom('pay_order').selectAll().where('user_id', '=', userId).where('idem_key', '=', key).executeTakeFirst();

/** An order; of one person only where they are named. */
export const findOrder = (db: Kysely<Tables>, id: string, userId?: string): Promise<OrderRow | undefined> => {
  const found = db.selectFrom('pay_order').selectAll().where('id', '=', id);
  return (userId === undefined ? found : found.where('user_id', '=', userId)).executeTakeFirst();
};

/** An order, which nobody else changes until the transaction ends. */
export const lockOrder = (tx: Transaction<Tables>, id: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('pay_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The order that a provider knows by the reference of one of its checkouts, locked. */
export const lockOrderByRef = (tx: Transaction<Tables>, provider: string, ref: string): Promise<OrderRow | undefined> =>
  tx
    .selectFrom('pay_order')
    .selectAll()
    .where('id', '=', (where) =>
      where
        .selectFrom('pay_checkout')
        .select('order_id')
        .where('pay_checkout.provider', '=', provider)
        .where('pay_checkout.ref', '=', ref),
    )
    .forUpdate()
    .executeTakeFirst();

export const changeOrder = (tx: Kysely<Tables>, id: string, change: Updateable<PayOrderTable>) =>
  tx.updateTable('pay_order').set(change).where('id', '=', id).execute();

/** Every checkout that an order has had, the oldest first. */
export const checkoutsOf = (db: Kysely<Tables>, orderIds: readonly string[]): Promise<CheckoutRow[]> =>
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
 * Whether a reference begins with that of another checkout, or the other way round. What providers sign may have nothing
 * between the reference and the number after it: a word of one could be read as one of the other.
 */
async function isAmbiguous(tx: Transaction<Tables>, provider: string, ref: string): Promise<boolean> {
  const beginnings = Array.from({ length: ref.length - 1 }, (_, index) => ref.slice(0, index + 1));
  const found = await tx
    .selectFrom('pay_checkout')
    .select('ref')
    .where('provider', '=', provider)
    .where('ref', '<>', ref)
    .where((where) =>
      where.or([
        where('ref', 'in', ['', ...beginnings]),
        where.and([where('ref', '>=', ref), where('ref', '<=', `${ref}${'9'.repeat(12)}`)]),
      ]),
    )
    .execute();
  return found.some((other) => other.ref.startsWith(ref) || ref.startsWith(other.ref));
}

/** Notes where an order can be paid. Of those that several requests begin at once, each can be paid, and the first is shown. */
export async function addCheckout(
  tx: Transaction<Tables>,
  order: OrderRow,
  { ref, url, expiresAt }: CheckoutSession,
  now: Date,
): Promise<void> {
  const locked = await lockOrder(tx, order.id);
  const { id: order_id, provider } = order;
  if (await isAmbiguous(tx, provider, ref)) throw new ProviderAway(`Checkout ${ref} reads like another`);
  await tx
    .insertInto('pay_checkout')
    .values({ provider, ref, order_id, url, created_at: now, expires_at: expiresAt })
    .execute();
  if (locked?.state === 'pending' && locked.provider_ref === order.provider_ref)
    await changeOrder(tx, order_id, { provider_ref: ref, checkout_url: url });
}

/** Notes why an order is as it is. */
export const noteOrder = (
  tx: Kysely<Tables>,
  { orderId: order_id, state, why, now }: { orderId: string; state: OrderState; why: string; now: Date },
) =>
  tx
    .insertInto('pay_order_event')
    .values({ id: uuidv7(now), order_id, state, why, created_at: now })
    .execute();

export interface NewCallback {
  provider: string;
  eventId: string;
  orderId: string | null;
  outcome: string;
  amount: Piastres;
  currency: string;
  now: Date;
}

/** Notes what a provider told. False when it was told before. */
export async function noteCallback(tx: Kysely<Tables>, told: NewCallback): Promise<boolean> {
  const { provider, eventId: event_id, orderId: order_id, outcome, amount, currency, now: received_at } = told;
  const noted = await tx
    .insertInto('pay_callback')
    .values({ provider, event_id, order_id, outcome, amount, currency, received_at })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** One's own orders, the newest first; with one more than asked for when there are more. */
export async function ordersOf(
  db: Kysely<Tables>,
  { userId, state, page, size }: { userId: string; state: OrderState | undefined; page: number; size: number },
): Promise<{ orders: OrderRow[]; total: number }> {
  const all = db.selectFrom('pay_order').where('user_id', '=', userId);
  const kept = state === undefined ? all : all.where('state', '=', state);
  const { total } = await kept
    .select((value) => value.cast<number>(value.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const orders = await kept
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { orders, total };
}

/** Forgets what a person wrote and gave for payments. What receipts were issued to stays: the tax office may ask for it. */
export async function forgetPayments(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.updateTable('pay_order').set({ wallet_phone: null }).where('user_id', '=', userId).execute();
  await tx.updateTable('pay_refund').set({ reason: '' }).where('user_id', '=', userId).execute();
}
