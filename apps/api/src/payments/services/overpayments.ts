import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { CaseRow, OrderRow } from '../../db/tables/payment.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';
import { recordLedgerEntries } from '../repository/ledgerEntries.ts';
import { recordOrderEvent } from '../repository/orders.ts';
import { isOverpaymentReturned } from '../repository/overpayments.ts';
import { mailOverpaymentRefund } from './mailRefund.ts';
import { recordReversal } from './reversals.ts';

export const OVERPAYMENT_REFUND_JOB = 'return_surplus';

export async function scheduleOverpaymentRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
  event: PaymentEvent,
  now: Date,
): Promise<void> {
  const { transactionId: reference, amount } = event;
  const entry = {
    debit: 'provider',
    credit: 'unclaimed',
    amount,
    reason: 'surplus',
    reference,
    order_id: order.id,
  } as const;
  if (!(await recordLedgerEntries(tx, [entry], now))) return;
  const payload = { provider: order.provider, transaction_id: reference, ref: event.ref, amount, order_id: order.id };
  await enqueue(tx, { kind: OVERPAYMENT_REFUND_JOB, payload, now });
}

/** Requests the refund again, unless the overpayment was returned: earlier releases could reopen its case. */
export async function retryOverpaymentRefund(
  tx: Transaction<Tables>,
  { id: order_id, provider }: OrderRow,
  { reference: transaction_id, ref, amount }: CaseRow,
  now: Date,
): Promise<void> {
  if (await isOverpaymentReturned(tx, transaction_id)) throw new AppError({ code: 'nothing_to_refund' });
  const payload = { provider, transaction_id, ref, amount, order_id };
  await enqueue(tx, { kind: OVERPAYMENT_REFUND_JOB, payload, now });
}

export async function recordOverpaymentRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
  {
    reference,
    ref,
    amount,
    from,
    now,
  }: Pick<CaseRow, 'reference' | 'ref' | 'amount'> & { from: 'provider' | 'bank'; now: Date },
): Promise<void> {
  const { id, state } = order;
  const commonColumns = { debit: 'unclaimed', credit: from, reason: 'surplus_return', order_id: id } as const;
  if (!(await recordLedgerEntries(tx, [{ ...commonColumns, amount, reference }], now))) return;
  await recordOrderEvent(tx, { orderId: id, state, reason: 'surplus_refunded', detail: reference, now });
  // Until now, reported reversals up to the overpayment counted as its refund.
  if (from === 'bank') await recordReversal(tx, order, { transactionId: reference, ref }, now);
  await mailOverpaymentRefund(tx, order, amount, now);
}
