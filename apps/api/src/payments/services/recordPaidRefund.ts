import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { RefundRow } from '../../db/tables/payment.ts';
import type { Explanation } from '../repository/explanation.ts';
import { recordLedgerEntries } from '../repository/ledgerEntries.ts';
import { changeRefund, recordRefundEvent } from '../repository/refunds.ts';
import { createDocumentNumber } from './documentNumber.ts';

/** Books a refund. The caller mails the buyer as its last step: the limit of mails is locked after all other rows. */
export async function recordPaidRefund(
  tx: Transaction<Tables>,
  { id, order_id, amount, vat }: RefundRow,
  { from, now, ...explanation }: { from: 'provider' | 'bank'; now: Date } & Explanation,
): Promise<RefundRow> {
  const credit_note = await createDocumentNumber(tx, 'credit', now);
  const paidRefund = await changeRefund(tx, id, { state: 'paid', credit_note, changed_at: now });
  const commonColumns = { credit: from, reason: 'refund', reference: id, order_id } as const;
  await recordLedgerEntries(
    tx,
    [
      { ...commonColumns, debit: 'sales', amount: amount - vat },
      { ...commonColumns, debit: 'vat', amount: vat },
    ],
    now,
  );
  await recordRefundEvent(tx, { refundId: id, state: 'paid', ...explanation, now });
  return paidRefund;
}
