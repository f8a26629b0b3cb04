import { createHmac } from 'node:crypto';
import { piastres } from '@mashrabiya/contract';
import { z } from 'zod';
import type { CallbackRequest, PaymentEvent, PaymentOutcome } from '../../ports/PaymentProvider.ts';
import { isSameSignature, parseJson } from '../services/callbacks.ts';

/**
 * What Paymob signs has nothing between its values, so that a digit could go over from a value to its neighbour without
 * another signature. Each value has a form that leaves one way to read the text: ids are numbers, a time has a year of
 * four digits, a currency three letters, and the integration is one of ours.
 */
const id = z.int().positive();
const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/);

/** A transaction as Paymob writes it in callbacks and answers; the fields that it signs, and one more. */
export const PaymobTransaction = z.object({
  amount_cents: z.int().min(0),
  created_at: time,
  currency: z.string().regex(/^[A-Z]{3}$/),
  error_occured: z.boolean(),
  has_parent_transaction: z.boolean(),
  id,
  integration_id: id,
  is_3d_secure: z.boolean(),
  is_auth: z.boolean(),
  is_capture: z.boolean(),
  is_refunded: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_voided: z.boolean(),
  order: z.object({ id }),
  owner: id,
  pending: z.boolean(),
  source_data: z.object({ pan: z.string().nullable(), sub_type: z.string().nullable(), type: z.string().nullable() }),
  success: z.boolean(),
  refunded_amount_cents: z.int().min(0).default(0),
});
export type PaymobTransaction = z.output<typeof PaymobTransaction>;

/** The text that Paymob signs: twenty values in this order, with nothing between. */
export const signedText = (transaction: PaymobTransaction): string => {
  const { order, source_data, ...of } = transaction;
  return [
    of.amount_cents,
    of.created_at,
    of.currency,
    of.error_occured,
    of.has_parent_transaction,
    of.id,
    of.integration_id,
    of.is_3d_secure,
    of.is_auth,
    of.is_capture,
    of.is_refunded,
    of.is_standalone_payment,
    of.is_voided,
    order.id,
    of.owner,
    of.pending,
    source_data.pan,
    source_data.sub_type,
    source_data.type,
    of.success,
  ].join('');
};

/** A transaction's signature, as Paymob sends it. */
export const signatureOf = (transaction: PaymobTransaction, secret: string): string =>
  createHmac('sha512', secret).update(signedText(transaction)).digest('hex');

/** A refund or a void comes as a transaction of its own, or as a mark on the one that paid. */
function outcomeOf(of: PaymobTransaction): PaymentOutcome {
  const isDone = of.success && !of.error_occured && !of.pending;
  // A refund that is under way or was refused moves nothing, and says nothing of the payment.
  if (of.has_parent_transaction) return isDone ? 'reversed' : 'pending';
  if (of.is_refunded || of.is_voided) return 'marked';
  if (of.pending) return 'pending';
  return isDone ? 'paid' : 'declined';
}

/** How much a transaction tells of: of a payment that went back in part, that part. */
function amountOf(of: PaymobTransaction): number {
  const isMark = of.is_refunded && !of.is_voided && !of.has_parent_transaction;
  return isMark && of.refunded_amount_cents > 0 ? of.refunded_amount_cents : of.amount_cents;
}

/** What a transaction tells of its order. */
export function eventOf(transaction: PaymobTransaction): PaymentEvent {
  const outcome = outcomeOf(transaction);
  const amount = piastres(amountOf(transaction));
  return {
    // More may go back of the same payment.
    eventId: [transaction.id, outcome, ...(outcome === 'marked' ? [amount] : [])].join(' '),
    transactionId: String(transaction.id),
    ref: String(transaction.order.id),
    amount,
    currency: transaction.currency,
    outcome,
  };
}

const Callback = z.object({ obj: PaymobTransaction });

/** Who a callback must come from. */
export interface Signer {
  secret: string;
  /** Numbers of the integrations that take payments for us. */
  integrations: readonly number[];
}

/**
 * Parses a callback, whose query carries the signature as `hmac`; undefined when that is not of its body, or the
 * integration is not ours.
 */
export function parsePaymobCallback({ rawBody, query }: CallbackRequest, signer: Signer): PaymentEvent | undefined {
  const sent = Callback.safeParse(parseJson(rawBody));
  if (!sent.success || !isSameSignature(query.hmac ?? '', signatureOf(sent.data.obj, signer.secret))) return undefined;
  return signer.integrations.includes(sent.data.obj.integration_id) ? eventOf(sent.data.obj) : undefined;
}
