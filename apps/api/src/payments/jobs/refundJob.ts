import { piastres } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { RefundRow } from '../../db/tables/payment.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { HANDOVER_ATTEMPT } from '../../jobs/jobRules.ts';
import { ProviderUnavailableError, RefundRefusedError } from '../../ports/PaymentProvider.ts';
import type { PaymentProviders } from '../../ports/PaymentProviders.ts';
import type { Explanation } from '../repository/explanation.ts';
import { findOrder, lockOrder } from '../repository/orders.ts';
import { changeRefund, findRefund, lockRefund, recordRefundEvent } from '../repository/refunds.ts';
import { computeNextPoll, computeNextRequest } from '../rules/refundPolling.ts';
import { mailRefund } from '../services/mailRefund.ts';
import { recordPaidRefund } from '../services/recordPaidRefund.ts';

export const REFUND_JOB = 'refund';

const Payload = z.object({
  refund_id: z.string(),
  /** When the finance role approved this attempt; earlier releases do not record it. */
  approved_at: z.iso.datetime().optional(),
});

/** Changes an approved refund; does nothing if it was decided otherwise or again meanwhile. */
const changeApprovedRefund = (
  db: Kysely<Tables>,
  { id, order_id, changed_at }: RefundRow,
  apply: (tx: Transaction<Tables>, refund: RefundRow) => Promise<unknown>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    // An order is always locked before its dependent rows.
    await lockOrder(tx, order_id);
    const refund = await lockRefund(tx, id);
    if (refund?.state === 'approved' && refund.changed_at.getTime() === changed_at.getTime()) await apply(tx, refund);
  });

/** Returns a refund to the finance role, which can retry it, close it manually, or reject it. */
const recordFailure = (db: Kysely<Tables>, refund: RefundRow, explanation: Explanation, now: Date): Promise<void> =>
  changeApprovedRefund(db, refund, async (tx, { id }) => {
    await changeRefund(tx, id, { state: 'failed', changed_at: now });
    await recordRefundEvent(tx, { refundId: id, state: 'failed', ...explanation, now });
  });

const recordAcceptance = (db: Kysely<Tables>, refund: RefundRow, now: Date): Promise<void> =>
  changeApprovedRefund(db, refund, async (tx, { id, taken_at }) => {
    if (taken_at) return;
    await changeRefund(tx, id, { taken_at: now });
    await recordRefundEvent(tx, { refundId: id, state: 'approved', reason: 'refund_accepted', now });
  });

/**
 * Asks the provider to pay a refund, idempotently, and books it. If it is not paid in time for any reason, it returns
 * to the finance role.
 */
export const refundJob =
  (db: Kysely<Tables>, payments: PaymentProviders): JobHandler =>
  async (payload, { now, attempts }) => {
    const { refund_id, approved_at } = Payload.parse(payload);
    const refund = await findRefund(db, refund_id);
    if (refund?.state !== 'approved') return undefined;
    // A repeated attempt must not end one that was approved after it.
    if (approved_at !== undefined && approved_at !== refund.changed_at.toISOString()) return undefined;
    const order = await findOrder(db, refund.order_id);
    const provider = order && payments.find(order.provider);
    if (!order?.provider_tx || !order.provider_ref || !provider)
      return recordFailure(db, refund, { reason: 'provider_removed' }, now);
    if (attempts >= HANDOVER_ATTEMPT) return recordFailure(db, refund, { reason: 'internal_error' }, now);
    const { taken_at, changed_at } = refund;
    try {
      const refundRequest = {
        transactionId: order.provider_tx,
        ref: order.provider_ref,
        amount: piastres(refund.amount),
        isAccepted: taken_at !== null,
      };
      if ((await provider.refund(refundRequest)) !== 'done') {
        const nextPoll = computeNextPoll(taken_at ?? now, now);
        if (nextPoll) await recordAcceptance(db, refund, now);
        else await recordFailure(db, refund, { reason: 'refund_timeout' }, now);
        return nextPoll;
      }
      return await changeApprovedRefund(db, refund, async (tx, lockedRefund) => {
        const booking = { from: 'provider', reason: 'refund_completed', now } as const;
        await mailRefund(tx, 'refund_paid', await recordPaidRefund(tx, lockedRefund, booking), now);
      });
    } catch (error) {
      if (error instanceof RefundRefusedError)
        return recordFailure(db, refund, { reason: 'refund_refused', detail: error.message }, now);
      if (error instanceof ProviderUnavailableError) {
        const nextAttempt = taken_at ? computeNextPoll(taken_at, now) : computeNextRequest(changed_at, now);
        if (!nextAttempt)
          await recordFailure(db, refund, { reason: 'provider_unavailable', detail: error.message }, now);
        return nextAttempt;
      }
      throw error;
    }
  };
