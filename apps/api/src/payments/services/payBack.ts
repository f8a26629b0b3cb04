import type { Transaction } from 'kysely';
import { userById } from '../../accounts/repository/users.ts';
import type { Tables } from '../../db/schema.ts';
import type { RefundRow } from '../../db/tables/payment.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { bookMoney } from '../repository/money.ts';
import { findOrder } from '../repository/orders.ts';
import { changeRefund, noteRefund } from '../repository/refunds.ts';
import { numberFor } from './numbers.ts';

/** Books a refund that was paid back, with a credit note of its own, and tells its buyer. */
export async function notePaid(
  tx: Transaction<Tables>,
  { id, order_id, user_id: userId, amount, vat }: RefundRow,
  { from, why, now }: { from: 'provider' | 'bank'; why: string; now: Date },
): Promise<RefundRow> {
  const credit_note = await numberFor(tx, 'credit', now);
  const paid = await changeRefund(tx, id, { state: 'paid', credit_note, changed_at: now });
  const common = { credit: from, reason: 'refund', reference: id, order_id } as const;
  await bookMoney(
    tx,
    [
      { ...common, debit: 'sales', amount: amount - vat },
      { ...common, debit: 'vat', amount: vat },
    ],
    now,
  );
  await noteRefund(tx, { refundId: id, state: 'paid', why, now });
  const [{ email: to }, order] = await Promise.all([userById(tx, userId), findOrder(tx, order_id)]);
  if (order) await enqueueMail(tx, { kind: 'refund_paid', userId, to, origin: order.origin, now });
  return paid;
}
