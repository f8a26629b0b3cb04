import { CURRENCY } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { CaseRow, OrderRow } from '../../db/tables/payment.ts';
import type { RecordedReversal, ReversalReport } from '../rules/unrecordedReversals.ts';
import { findCases } from './cases.ts';

/** Time of the first report of a reversal with or without its amount; Fawry reports none of a partial refund. */
async function findFirstReversal(
  tx: Transaction<Tables>,
  orderId: string,
  { hasAmount }: { hasAmount: boolean },
): Promise<Date | undefined> {
  const firstReport = await tx
    .selectFrom('pay_callback')
    .select('received_at')
    .where('order_id', '=', orderId)
    .where('outcome', 'in', ['marked', 'reversed'])
    .where('amount', hasAmount ? '>' : '=', 0)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return firstReport?.received_at;
}

/** Amounts that the provider has refunded for us or is about to, or that have a case; each with its transaction. */
export async function findRecordedReversals(
  tx: Transaction<Tables>,
  { id: orderId, provider_tx }: OrderRow,
): Promise<RecordedReversal[]> {
  const refunds = await tx
    .selectFrom('pay_refund')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['approved', 'paid', 'failed'])
    .execute();
  const entries = await tx
    .selectFrom('money_entry')
    .select(['reference', 'amount', 'reason', 'credit', 'created_at'])
    .where('order_id', '=', orderId)
    .where('reason', 'in', ['surplus', 'surplus_return', 'refund'])
    .execute();
  const bankRefundTimes = new Map(
    entries.filter(({ credit }) => credit === 'bank').map(({ reference, created_at }) => [reference, created_at]),
  );
  const unknownAmountAt = await findFirstReversal(tx, orderId, { hasAmount: false });
  const toRecords = (refundId: string, refund: RecordedReversal): RecordedReversal[] => {
    const bankRefundTime = bankRefundTimes.get(refundId);
    if (!bankRefundTime) return [refund];
    // The finance role knew an unknown amount that was reported before: it may have refunded it at the provider.
    return unknownAmountAt && unknownAmountAt <= bankRefundTime ? [{ ...refund, amount: 0 }] : [];
  };
  const recordedRefunds = refunds.flatMap(({ id, amount }) => toRecords(id, { reference: provider_tx ?? '', amount }));
  const overpayments = entries
    .filter(({ reason }) => reason === 'surplus')
    .flatMap(({ reference, amount }) => toRecords(reference, { reference, amount }));
  const firstAmountAt = await findFirstReversal(tx, orderId, { hasAmount: true });
  const isAssumed = ({ decision, closed_at }: CaseRow) =>
    decision === 'dismissed' && closed_at !== null && (!firstAmountAt || closed_at < firstAmountAt);
  // A dismissed case about an assumed amount must not hide a reversal that is reported later.
  const cases = (await findCases(tx, orderId))
    .filter(({ kind }) => kind === 'reversed')
    .map((row) => ({ reference: row.reference, amount: isAssumed(row) ? 0 : row.amount }));
  return [...recordedRefunds, ...overpayments, ...cases];
}

/** Reports of the provider on orders, except payments in another currency: these are not booked. */
export async function findReports(
  db: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<(ReversalReport & { order_id: string | null })[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('pay_callback')
    .select(['order_id', 'event_id', 'amount', 'outcome'])
    .where('order_id', 'in', orderIds)
    .where('currency', '=', CURRENCY)
    .execute();
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
