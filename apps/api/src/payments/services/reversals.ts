import { CURRENCY, piastres } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { holdOrder } from '../../ads/services/credits.ts';
import type { Tables } from '../../db/schema.ts';
import type { CaseRow, OrderRow } from '../../db/tables/payment.ts';
import { vatInside } from '../../plans/rules/money.ts';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';
import { openCase } from '../repository/cases.ts';
import { bookMoney } from '../repository/money.ts';
import { noteOrder } from '../repository/orders.ts';
import { bookedReversedAmount, recordedRefundAmount, reportedReversedAmount } from '../repository/reversals.ts';
import { numberFor } from './numbers.ts';

/**
 * Opens a case for money that went back without a refund of ours, by a void or a chargeback, and takes the order's
 * unused ads until the case is decided.
 */
export async function noteReversal(
  tx: Transaction<Tables>,
  order: OrderRow,
  { transactionId: reference, ref }: PaymentEvent,
  now: Date,
): Promise<void> {
  if (order.state !== 'successful') return;
  const amount = (await reportedReversedAmount(tx, order.id)) - (await recordedRefundAmount(tx, order.id));
  if (amount <= 0) return;
  const why = 'The provider reported a reversal without a refund of ours';
  const made = { kind: 'reversed', orderId: order.id, reference, ref, currency: CURRENCY, why, now } as const;
  const opened = await openCase(tx, { ...made, amount });
  if (opened) await holdOrder(tx, { orderId: order.id, refundId: opened.id, now });
}

/** Books a reversal up to our share, with a credit note, whose number it returns. Its ads stay removed. */
export async function closeReversal(
  tx: Transaction<Tables>,
  order: OrderRow,
  { id, amount: reportedAmount }: CaseRow,
  now: Date,
): Promise<string> {
  const left = order.price - (await bookedReversedAmount(tx, order.id));
  const amount = piastres(Math.min(reportedAmount, left));
  const vat = vatInside(amount, Number(order.vat_percent));
  const common = { credit: 'provider', reason: 'reversal', reference: id, order_id: order.id } as const;
  await bookMoney(
    tx,
    [
      { ...common, debit: 'sales', amount: amount - vat },
      { ...common, debit: 'vat', amount: vat },
    ],
    now,
  );
  await noteOrder(tx, { orderId: order.id, state: order.state, why: 'Reversal booked', now });
  return numberFor(tx, 'credit', now);
}
