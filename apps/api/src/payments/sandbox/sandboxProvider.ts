import { randomInt } from 'node:crypto';
import { CURRENCY, paymentPath } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type PaymentProvider, RefundRefused } from '../../ports/PaymentProvider.ts';
import { newToken } from '../../request/tokens.ts';
import { type PaymobTransaction, parsePaymobCallback, toPaymentEvent } from '../paymob/transaction.ts';
import { findSandboxPayment, insertSandboxPayment, setTransactions } from '../repository/sandboxPayments.ts';

const CHECKOUT_LIFETIME_MS = 3_600_000;

/** Path of the sandbox checkout, which takes no real money. */
export const SANDBOX_PATH = '/dev/checkout';

/** Signs the sandbox's callbacks for the lifetime of this process, which they never leave. */
export const SANDBOX_SECRET = newToken();
const SANDBOX_SIGNER = { secret: SANDBOX_SECRET, integrations: [1] } as const;
/** Paymob's ids are numbers. These have fifteen digits each, so that none is a prefix of another. */
const newId = () => randomInt(1e14, 2e14);

export const buildSandboxTransaction = (
  ref: string,
  amount: number,
  now: Date,
  overrides: Partial<PaymobTransaction> = {},
): PaymobTransaction => ({
  amount_cents: amount,
  created_at: now.toISOString(),
  currency: CURRENCY,
  error_occured: false,
  has_parent_transaction: false,
  id: newId(),
  integration_id: SANDBOX_SIGNER.integrations[0],
  is_3d_secure: true,
  is_auth: false,
  is_capture: false,
  is_refunded: false,
  is_standalone_payment: true,
  is_voided: false,
  order: { id: Number(ref) },
  owner: 1,
  pending: false,
  source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
  success: true,
  refunded_amount_cents: 0,
  ...overrides,
});

/** A provider without money: our own checkout page, callbacks in Paymob's format, and stored button presses. */
export const createSandboxProvider = (db: Kysely<Tables>): PaymentProvider => ({
  name: 'sandbox',
  async createCheckoutSession({ orderId, amount, origin }, now) {
    const ref = String(newId());
    await insertSandboxPayment(db, {
      ref,
      order_id: orderId,
      amount,
      return_url: origin + paymentPath(orderId),
      created_at: now,
    });
    return { ref, url: `${origin}${SANDBOX_PATH}/${ref}`, expiresAt: new Date(now.getTime() + CHECKOUT_LIFETIME_MS) };
  },
  parseCallback: (request) => parsePaymobCallback(request, SANDBOX_SIGNER),
  fetchEvents: async (ref) => ((await findSandboxPayment(db, ref))?.transactions ?? []).map(toPaymentEvent),
  async refund({ transactionId, ref, amount, isAccepted }) {
    const payment = await findSandboxPayment(db, ref);
    const paid = payment?.transactions.find(({ id }) => String(id) === transactionId);
    if (!payment || !paid?.success || paid.amount_cents < amount)
      throw new RefundRefused(`The sandbox has no payment ${transactionId} of at least ${amount} piastres`);
    if (paid.refunded_amount_cents >= amount) return 'done';
    if (isAccepted) return 'pending';
    const changed = payment.transactions.map((transaction) =>
      transaction === paid ? { ...transaction, refunded_amount_cents: amount } : transaction,
    );
    await setTransactions(db, payment.ref, changed);
    return 'done';
  },
});
