import { CURRENCY } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { CaseRow, OrderRow } from '../../db/tables/payment.ts';
import type { RecordedReversal, ReversalReport } from '../rules/unrecordedReversals.ts';
import { findCases } from './cases.ts';

/** Time at which the provider first reported the amount of a reversal; Fawry reports none of a partial refund. */
async function findFirstReversedAmount(tx: Transaction<Tables>, orderId: string): Promise<Date | undefined> {
  const firstReport = await tx
    .selectFrom('pay_callback')
    .select('received_at')
    .where('order_id', '=', orderId)
    .where('outcome', 'in', ['marked', 'reversed'])
    .where('amount', '>', 0)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return firstReport?.received_at;
}

/** Amounts that we have refunded, are about to refund, or have opened a case for; each with its transaction. */
export async function findRecordedReversals(
  tx: Transaction<Tables>,
  { id: orderId, provider_tx }: OrderRow,
): Promise<RecordedReversal[]> {
  const refunds = await tx
    .selectFrom('pay_refund')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['approved', 'paid', 'failed'])
    .execute();
  const overpayments = await tx
    .selectFrom('money_entry')
    .select(['reference', 'amount'])
    .where('order_id', '=', orderId)
    .where('reason', '=', 'surplus')
    .execute();
  const firstAmountAt = await findFirstReversedAmount(tx, orderId);
  const isAssumed = ({ decision, closed_at }: CaseRow) =>
    decision === 'dismissed' && closed_at !== null && (!firstAmountAt || closed_at < firstAmountAt);
  // A dismissed case about an assumed amount must not hide a reversal that is reported later.
  const cases = (await findCases(tx, orderId))
    .filter(({ kind }) => kind === 'reversed')
    .map((row) => ({ reference: row.reference, amount: isAssumed(row) ? 0 : row.amount }));
  return [...refunds.map(({ amount }) => ({ reference: provider_tx ?? '', amount })), ...overpayments, ...cases];
}

/** Reports of the provider on an order, except payments in another currency: these are not booked. */
export const findReports = (tx: Transaction<Tables>, orderId: string): Promise<ReversalReport[]> =>
  tx
    .selectFrom('pay_callback')
    .select(['event_id', 'amount', 'outcome'])
    .where('order_id', '=', orderId)
    .where('currency', '=', CURRENCY)
    .execute();

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
