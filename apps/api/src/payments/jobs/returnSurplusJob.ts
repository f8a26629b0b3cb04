import { CURRENCY, piastres } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { ProviderUnavailable, RefundRefused } from '../../ports/PaymentProvider.ts';
import type { PaymentProviders } from '../../ports/PaymentProviders.ts';
import { openCase } from '../repository/cases.ts';
import { lockOrder } from '../repository/orders.ts';
import { RETURN_SURPLUS_JOB, recordOverpaymentRefund } from '../services/overpayments.ts';

const Payload = z.object({
  provider: z.string(),
  transaction_id: z.string(),
  ref: z.string(),
  amount: z.int().positive(),
  order_id: z.string(),
  /** When the provider accepted it without a result. */
  taken_at: z.iso.datetime().optional(),
});

const DAY_MS = 86_400_000;
const LOOK_MS = 6 * 3_600_000;
const TAKEN_MS = 14 * DAY_MS;

/** Refunds a surplus payment. If that fails, it stays unclaimed and becomes a case of the finance role. */
export const returnSurplusJob =
  (db: Kysely<Tables>, payments: PaymentProviders): JobHandler =>
  async (payload, { now, isLast }) => {
    const { transaction_id: reference, amount, order_id, ref, taken_at, ...of } = Payload.parse(payload);
    const fail = async (why: string) => {
      const made = {
        kind: 'unreturned',
        orderId: order_id,
        reference,
        ref,
        amount,
        currency: CURRENCY,
        why,
        now,
      } as const;
      await openCase(db, made);
    };
    const provider = payments.named(of.provider);
    if (!provider) return fail(`The payment provider ${of.provider} is no longer configured`);
    try {
      const back = { transactionId: reference, ref, amount: piastres(amount), isAccepted: taken_at !== undefined };
      if ((await provider.refund(back)) === 'pending') {
        const takenAt = taken_at ?? now.toISOString();
        if (now.getTime() - Date.parse(takenAt) > TAKEN_MS)
          return await fail('Accepted by the provider, not completed in time');
        const again = { ...of, transaction_id: reference, amount, order_id, ref, taken_at: takenAt };
        const runAt = new Date(now.getTime() + LOOK_MS);
        return await enqueue(db, { kind: RETURN_SURPLUS_JOB, payload: again, now, runAt });
      }
    } catch (error) {
      if (error instanceof RefundRefused) return fail(error.message);
      if (isLast)
        await fail(error instanceof ProviderUnavailable ? error.message : 'The refund failed; see the server log');
      throw error;
    }
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, order_id);
      if (order) await recordOverpaymentRefund(tx, order, { reference, amount, from: 'provider', now });
    });
  };
