import { CURRENCY, type PaymentVerdict } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import { findUserById } from '../../accounts/repository/users.ts';
import { grantOrder } from '../../ads/services/credits.ts';
import type { Tables } from '../../db/schema.ts';
import type { Buyer, OrderRow } from '../../db/tables/payment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findPlanVersionsById } from '../../plans/repository/planVersions.ts';
import { pickAdCounts } from '../../plans/rules/planRules.ts';
import type { PaymentEvent } from '../../ports/PaymentProvider.ts';
import { openCase } from '../repository/cases.ts';
import { recordLedgerEntries } from '../repository/ledgerEntries.ts';
import { changeOrder, lockOrderByRef, recordCallback, recordOrderEvent } from '../repository/orders.ts';
import { hasBankRefund } from '../repository/overpayments.ts';
import { decideVerdict } from '../rules/verdict.ts';
import { createDocumentNumber } from './documentNumber.ts';
import { scheduleOverpaymentRefund } from './overpayments.ts';
import { recordReversal, reserveReversedCredits } from './reversals.ts';

export const RECEIPT_MAIL_JOB = 'receipt_mail';

async function completePayment(
  tx: Transaction<Tables>,
  order: OrderRow,
  event: PaymentEvent,
  now: Date,
): Promise<void> {
  const { id, user_id, price, vat } = order;
  const { name_ar, name_en, email } = await findUserById(tx, user_id);
  const buyer = JSON.stringify({ name_ar, name_en, email } satisfies Buyer);
  const receipt_number = await createDocumentNumber(tx, 'receipt', now);
  const { transactionId: reference } = event;
  const paymentColumns = { provider_tx: reference, provider_ref: event.ref, receipt_number, buyer };
  await changeOrder(tx, id, { state: 'successful', settled_at: now, ...paymentColumns });
  const commonColumns = { debit: 'provider', reason: 'payment', reference, order_id: id } as const;
  await recordLedgerEntries(
    tx,
    [
      { ...commonColumns, credit: 'sales', amount: price - vat },
      { ...commonColumns, credit: 'vat', amount: vat },
    ],
    now,
  );
  const [plan] = await findPlanVersionsById(tx, [order.plan_version_id]);
  if (!plan) throw new Error(`Order ${id} has no plan version`);
  await grantOrder(
    tx,
    { id, userId: user_id, ads: pickAdCounts(plan), validDays: plan.valid_days, rankSchedule: order.ad_steps },
    now,
  );
  await enqueue(tx, { kind: RECEIPT_MAIL_JOB, payload: { order_id: id }, now });
}

export type SettlementResult = PaymentVerdict | 'duplicate';

/**
 * Applies a provider's report once: report, order state and reason, money, ads and receipt change in one transaction.
 * Decision 0029 has the rules.
 */
export const settleOrder = (
  db: Kysely<Tables>,
  provider: string,
  event: PaymentEvent,
  now: Date,
): Promise<SettlementResult> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrderByRef(tx, provider, event.ref);
    const isBuyerDeleted = order && (await findUserById(tx, order.user_id)).deleted_at !== null;
    const verdict = decideVerdict(order, event, { isBuyerDeleted });
    const { eventId, amount, currency } = event;
    const callback = { provider, eventId, orderId: order?.id ?? null, outcome: verdict, amount, currency, now };
    if (!(await recordCallback(tx, callback))) return 'duplicate';
    if (!order || verdict === 'unknown_order') return verdict;
    const isPayment = verdict === 'pays' || verdict === 'pays_late';
    if (isPayment) {
      await completePayment(tx, order, event, now);
      await reserveReversedCredits(tx, order.id, now);
    }
    if (verdict === 'fails') await changeOrder(tx, order.id, { state: 'failed', settled_at: now });
    // An amount in another currency is not booked.
    const isMismatchRefunded = verdict === 'mismatch' && currency === CURRENCY && amount > 0;
    if (verdict === 'surplus' || verdict === 'account_deleted' || isMismatchRefunded)
      await scheduleOverpaymentRefund(tx, order, event, now);
    if (verdict === 'mismatch' && currency !== CURRENCY && amount > 0) {
      const why = 'Paid in another currency; no ad credits were granted';
      await openCase(tx, {
        kind: 'foreign',
        orderId: order.id,
        reference: event.transactionId,
        ref: event.ref,
        amount,
        currency,
        why,
        now,
      });
    }
    const state = verdict === 'fails' ? 'failed' : isPayment ? 'successful' : order.state;
    const isReversal =
      (verdict === 'reversed' || verdict === 'marked') &&
      (state === 'successful' || (await hasBankRefund(tx, order.id)));
    // A payment may be reported after its reversal.
    if (isPayment || isReversal) await recordReversal(tx, order, event, now);
    await recordOrderEvent(tx, { orderId: order.id, state, reason: verdict, detail: event.transactionId, now });
    return verdict;
  });
