import { CURRENCY } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { findCases } from './cases.ts';

/** Amount of an order that we have refunded, are about to refund, or have opened a case for. */
export async function sumRecordedRefunds(tx: Transaction<Tables>, orderId: string): Promise<number> {
  const refunds = await tx
    .selectFrom('pay_refund')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['approved', 'paid', 'failed'])
    .execute();
  const overpayments = await tx
    .selectFrom('money_entry')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('reason', '=', 'surplus')
    .execute();
  const reversals = (await findCases(tx, orderId)).filter(({ kind }) => kind === 'reversed');
  return [...refunds, ...overpayments, ...reversals].reduce((sum, { amount }) => sum + amount, 0);
}

/** Total amount of an order that the provider reports as reversed. */
export async function sumReportedReversals(tx: Transaction<Tables>, orderId: string): Promise<number> {
  const callbacks = await tx
    .selectFrom('pay_callback')
    .select(['event_id', 'amount', 'outcome'])
    .where('order_id', '=', orderId)
    .where('outcome', 'in', ['reversed', 'marked'])
    // Payments in another currency are not booked, and neither are their reversals.
    .where('currency', '=', CURRENCY)
    .execute();
  let reversedAmount = 0;
  const totalByTransaction = new Map<string, number>();
  for (const { event_id, amount, outcome } of callbacks) {
    const transactionId = event_id.slice(0, event_id.indexOf(' '));
    if (outcome === 'reversed') reversedAmount += amount;
    else totalByTransaction.set(transactionId, Math.max(amount, totalByTransaction.get(transactionId) ?? 0));
  }
  return Math.max(
    reversedAmount,
    [...totalByTransaction.values()].reduce((sum, amount) => sum + amount, 0),
  );
}

/** Amount of an order that is booked as returned to the buyer. */
export async function sumBookedReversals(tx: Transaction<Tables>, orderId: string): Promise<number> {
  const bookedEntries = await tx
    .selectFrom('money_entry')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('reason', 'in', ['refund', 'reversal'])
    .execute();
  return bookedEntries.reduce((sum, { amount }) => sum + amount, 0);
}
