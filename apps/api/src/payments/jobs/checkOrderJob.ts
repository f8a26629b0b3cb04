import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { type PaymentProvider, ProviderUnavailableError } from '../../ports/PaymentProvider.ts';
import type { PaymentProviders } from '../../ports/PaymentProviders.ts';
import { changeOrder, findCheckouts, findOrder, lockOrder, recordOrderEvent } from '../repository/orders.ts';
import { settleOrder } from '../services/settleOrder.ts';

export const CHECK_ORDER_JOB = 'check_order';

const Payload = z.object({ order_id: z.string() });

export const computeFirstCheck = (now: Date): Date => new Date(now.getTime() + 2 * MINUTE_MS);
/** Age after which an unpaid order has failed; a later payment still counts. */
const UNPAID_ORDER_LIFETIME_MS = DAY_MS;
/** Age up to which the provider is asked about late payments. */
const POLLING_PERIOD_MS = 60 * DAY_MS;

/** Next check of an order: the interval is its age, at most an hour on the first day and a week later. */
const computeNextCheck = (createdAt: Date, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, 2 * MINUTE_MS), age < DAY_MS ? HOUR_MS : 7 * DAY_MS));
};

/** Asks the provider about a checkout, and applies the answers. Returns true if a payment is in progress. */
export async function queryCheckout(
  db: Kysely<Tables>,
  provider: PaymentProvider,
  ref: string,
  now: Date,
): Promise<boolean> {
  const events = await provider.fetchEvents(ref);
  for (const event of events) await settleOrder(db, provider.name, event, now);
  return events.some(({ outcome }) => outcome === 'pending');
}

/** Asks about each checkout; a failed one does not hide the others. Returns true if a payment is in progress. */
export async function queryProvider(
  db: Kysely<Tables>,
  provider: PaymentProvider,
  orderId: string,
  now: Date,
): Promise<boolean> {
  let isPending = false;
  let failure: ProviderUnavailableError | undefined;
  for (const { ref } of await findCheckouts(db, [orderId])) {
    try {
      if (await queryCheckout(db, provider, ref, now)) isPending = true;
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
  return isPending;
}

async function failOrder(db: Kysely<Tables>, orderId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'pending') return;
    await changeOrder(tx, orderId, { state: 'failed', settled_at: now });
    await recordOrderEvent(tx, { orderId, state: 'failed', reason: 'payment_timeout', now });
  });
}

/**
 * Polls one order for weeks, also after it failed or was paid: a declined checkout can be paid at the second try, and a
 * paid one twice, and the callback of either may be lost.
 */
export const checkOrderJob =
  (db: Kysely<Tables>, payments: PaymentProviders): JobHandler =>
  async (payload, { now }) => {
    const { order_id } = Payload.parse(payload);
    const order = await findOrder(db, order_id);
    if (!order) return undefined;
    const provider = payments.find(order.provider);
    const age = now.getTime() - order.created_at.getTime();
    try {
      if (provider) await queryProvider(db, provider, order_id, now);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      // An order fails only if the provider has answered, or is not asked again.
      if (age < POLLING_PERIOD_MS) return computeNextCheck(order.created_at, now);
    }
    if (age >= UNPAID_ORDER_LIFETIME_MS) await failOrder(db, order_id, now);
    const isOpen = age < UNPAID_ORDER_LIFETIME_MS || (age < POLLING_PERIOD_MS && order.provider_ref !== null);
    return isOpen ? computeNextCheck(order.created_at, now) : undefined;
  };
