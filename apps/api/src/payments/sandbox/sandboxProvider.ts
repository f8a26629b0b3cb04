import { randomInt } from 'node:crypto';
import { CURRENCY, HOUR_MS, paymentPath } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type PaymentProvider, RefundRefusedError } from '../../ports/PaymentProvider.ts';
import { generateToken } from '../../request/tokens.ts';
import { type PaymobTransaction, parsePaymobCallback, toPaymentEvent } from '../paymob/transaction.ts';
import { findSandboxPayment, insertSandboxPayment, setTransactions } from '../repository/sandboxPayments.ts';

const CHECKOUT_LIFETIME_MS = HOUR_MS;

export const SANDBOX_PATH = '/dev/checkout';

/** Signs the sandbox's callbacks. They never leave this process, so each process has its own secret. */
export const SANDBOX_SECRET = generateToken();
const SANDBOX_SIGNER = { secret: SANDBOX_SECRET, integrations: [1] } as const;
/** Paymob's ids are numbers. These have fifteen digits each, so that none is a prefix of another. */
const generateId = () => randomInt(1e14, 2e14);

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
  id: generateId(),
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
  parent_transaction: null,
  refunded_amount_cents: 0,
  ...overrides,
});

/** A provider without money: our own checkout page, callbacks in Paymob's format, and stored button presses. */
export const createSandboxProvider = (db: Kysely<Tables>): PaymentProvider => ({
  name: 'sandbox',
  async createCheckoutSession({ orderId, amount, origin }, now) {
    const ref = String(generateId());
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
    const paidTransaction = payment?.transactions.find(({ id }) => String(id) === transactionId);
    if (!payment || !paidTransaction?.success || paidTransaction.amount_cents < amount)
      throw new RefundRefusedError(`The sandbox has no payment ${transactionId} of at least ${amount} piastres`);
    if (paidTransaction.refunded_amount_cents >= amount) return 'done';
    if (isAccepted) return 'absent';
    const changedTransactions = payment.transactions.map((transaction) =>
      transaction === paidTransaction ? { ...transaction, refunded_amount_cents: amount } : transaction,
    );
    await setTransactions(db, payment.ref, changedTransactions);
    return 'done';
  },
});
