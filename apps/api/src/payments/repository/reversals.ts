import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { casesOf } from './cases.ts';

/** What of an order we have paid back, are about to, or have put before the finance role. */
export async function knownBack(tx: Transaction<Tables>, orderId: string): Promise<number> {
  const refunds = await tx
    .selectFrom('pay_refund')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['approved', 'paid', 'failed'])
    .execute();
  const surplus = await tx
    .selectFrom('money_entry')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('reason', '=', 'surplus')
    .execute();
  const reversals = (await casesOf(tx, orderId)).filter(({ kind }) => kind === 'reversed');
  return [...refunds, ...surplus, ...reversals].reduce((sum, { amount }) => sum + amount, 0);
}

/** What the provider says has gone back of an order, by now. */
export async function toldBack(tx: Transaction<Tables>, orderId: string): Promise<number> {
  const told = await tx
    .selectFrom('pay_callback')
    .select(['amount', 'outcome'])
    .where('order_id', '=', orderId)
    .where('outcome', 'in', ['reversed', 'marked'])
    .execute();
  const of = (outcome: string) => told.filter((one) => one.outcome === outcome).map(({ amount }) => amount);
  return Math.max(
    of('reversed').reduce((sum, amount) => sum + amount, 0),
    ...of('marked'),
  );
}

/** What of an order is booked as gone back. */
export async function bookedBack(tx: Transaction<Tables>, orderId: string): Promise<number> {
  const booked = await tx
    .selectFrom('money_entry')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('reason', 'in', ['refund', 'reversal'])
    .execute();
  return booked.reduce((sum, { amount }) => sum + amount, 0);
}
