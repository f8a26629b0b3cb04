import { CURRENCY, piastres } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { extendPayload } from '../../jobs/enqueue.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { HANDOVER_ATTEMPT } from '../../jobs/jobRules.ts';
import { ProviderUnavailableError, RefundRefusedError } from '../../ports/PaymentProvider.ts';
import type { PaymentProviders } from '../../ports/PaymentProviders.ts';
import { openCase } from '../repository/cases.ts';
import { lockOrder } from '../repository/orders.ts';
import { computeNextPoll, computeNextRequest } from '../rules/refundPolling.ts';
import { recordOverpaymentRefund } from '../services/overpayments.ts';

const Payload = z.object({
  provider: z.string(),
  transaction_id: z.string(),
  ref: z.string(),
  amount: z.int().positive(),
  order_id: z.string(),
  /** When the provider accepted the refund without a result. */
  taken_at: z.iso.datetime().optional(),
  /** When the provider was unavailable for the first time, before it accepted the refund. */
  unavailable_since: z.iso.datetime().optional(),
  is_handed_over: z.boolean().optional(),
});

/** Refunds an overpayment. If that fails, it stays unclaimed and becomes a case of the finance role. */
export const overpaymentRefundJob =
  (db: Kysely<Tables>, payments: PaymentProviders): JobHandler =>
  async (payload, { id, now, attempts }) => {
    const {
      transaction_id: reference,
      amount,
      order_id,
      ref,
      taken_at,
      unavailable_since,
      is_handed_over,
      provider: providerName,
    } = Payload.parse(payload);
    // The finance role may have decided the case meanwhile.
    if (is_handed_over) return undefined;
    const acceptedAt = taken_at === undefined ? undefined : new Date(taken_at);
    const openUnreturnedCase = async (why: string) => {
      const newCase = {
        kind: 'unreturned',
        orderId: order_id,
        reference,
        ref,
        amount,
        currency: CURRENCY,
        why,
        now,
      } as const;
      await inTransaction(db, async (tx) => {
        await openCase(tx, newCase);
        await extendPayload(tx, id, { is_handed_over: true });
      });
    };
    const provider = payments.find(providerName);
    if (!provider) return openUnreturnedCase(`The payment provider ${providerName} is no longer configured`);
    if (attempts >= HANDOVER_ATTEMPT) return openUnreturnedCase('The refund failed; see the server log');
    try {
      const refundRequest = {
        transactionId: reference,
        ref,
        amount: piastres(amount),
        isAccepted: taken_at !== undefined,
      };
      if ((await provider.refund(refundRequest)) !== 'done') {
        const nextPoll = computeNextPoll(acceptedAt ?? now, now);
        if (!nextPoll) await openUnreturnedCase('Accepted by the provider, not completed in time');
        // If the node ends here, the repeated job asks for the result, not for another refund.
        if (!acceptedAt) await extendPayload(db, id, { taken_at: now.toISOString() });
        return nextPoll;
      }
    } catch (error) {
      if (error instanceof RefundRefusedError) return openUnreturnedCase(error.message);
      if (error instanceof ProviderUnavailableError) {
        const since = unavailable_since ?? now.toISOString();
        const nextAttempt = acceptedAt ? computeNextPoll(acceptedAt, now) : computeNextRequest(new Date(since), now);
        if (!nextAttempt) await openUnreturnedCase(error.message);
        if (!acceptedAt) await extendPayload(db, id, { unavailable_since: since });
        return nextAttempt;
      }
      throw error;
    }
    return inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, order_id);
      if (order) await recordOverpaymentRefund(tx, order, { reference, ref, amount, from: 'provider', now });
    });
  };
