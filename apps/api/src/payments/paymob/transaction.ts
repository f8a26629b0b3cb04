import { createHmac } from 'node:crypto';
import { piastres } from '@mashrabiya/contract';
import { z } from 'zod';
import type { CallbackRequest, PaymentEvent, PaymentOutcome } from '../../ports/PaymentProvider.ts';
import { isSameSignature, parseJson } from '../services/callbacks.ts';

/**
 * Paymob signs concatenated values without separators, so a digit could move to a neighbouring value under the same
 * signature. Each value has a form that makes the text unambiguous: ids are numbers, a time has a year of four digits,
 * a currency three letters, and the integration is one of ours.
 */
const positiveId = z.int().positive();
const timestamp = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/);

/** A Paymob transaction in callbacks and answers: the signed fields, and two more. */
export const PaymobTransaction = z.object({
  amount_cents: z.int().min(0),
  created_at: timestamp,
  currency: z.string().regex(/^[A-Z]{3}$/),
  error_occured: z.boolean(),
  has_parent_transaction: z.boolean(),
  id: positiveId,
  integration_id: positiveId,
  is_3d_secure: z.boolean(),
  is_auth: z.boolean(),
  is_capture: z.boolean(),
  is_refunded: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_voided: z.boolean(),
  order: z.object({ id: positiveId }),
  owner: positiveId,
  pending: z.boolean(),
  source_data: z.object({ pan: z.string().nullable(), sub_type: z.string().nullable(), type: z.string().nullable() }),
  success: z.boolean(),
  /** Payment that a refund or void belongs to. */
  parent_transaction: positiveId.nullable().catch(null),
  refunded_amount_cents: z
    .int()
    .min(0)
    .nullish()
    .transform((amount) => amount ?? 0),
});
export type PaymobTransaction = z.output<typeof PaymobTransaction>;

/** Text that Paymob signs: twenty values in this order, without separators. */
export const buildSignedText = (transaction: PaymobTransaction): string => {
  const { order, source_data, ...fields } = transaction;
  return [
    fields.amount_cents,
    fields.created_at,
    fields.currency,
    fields.error_occured,
    fields.has_parent_transaction,
    fields.id,
    fields.integration_id,
    fields.is_3d_secure,
    fields.is_auth,
    fields.is_capture,
    fields.is_refunded,
    fields.is_standalone_payment,
    fields.is_voided,
    order.id,
    fields.owner,
    fields.pending,
    source_data.pan,
    source_data.sub_type,
    source_data.type,
    fields.success,
  ].join('');
};

export const computeSignature = (transaction: PaymobTransaction, secret: string): string =>
  createHmac('sha512', secret).update(buildSignedText(transaction)).digest('hex');

/** A refund or void is a transaction of its own, or a flag of the paying transaction. */
function toOutcome(transaction: PaymobTransaction): PaymentOutcome {
  const isDone = transaction.success && !transaction.error_occured && !transaction.pending;
  // A pending or refused refund moves no money, and says nothing about the payment.
  if (transaction.has_parent_transaction) return isDone ? 'reversed' : 'pending';
  if (transaction.is_refunded || transaction.is_voided) return 'marked';
  if (transaction.pending) return 'pending';
  return isDone ? 'paid' : 'declined';
}

function getAmount(transaction: PaymobTransaction): number {
  const isRefundFlag = transaction.is_refunded && !transaction.is_voided && !transaction.has_parent_transaction;
  return isRefundFlag && transaction.refunded_amount_cents > 0
    ? transaction.refunded_amount_cents
    : transaction.amount_cents;
}

export function toPaymentEvent(transaction: PaymobTransaction): PaymentEvent {
  const outcome = toOutcome(transaction);
  const amount = piastres(getAmount(transaction));
  const { id, parent_transaction: parentId } = transaction;
  const reversedPaymentId = (outcome === 'reversed' && parentId) || undefined;
  const transactionId = reversedPaymentId ?? id;
  return {
    // The last value distinguishes several partial refunds of one payment.
    eventId: [transactionId, outcome, ...(reversedPaymentId ? [id] : outcome === 'marked' ? [amount] : [])].join(' '),
    transactionId: String(transactionId),
    ref: String(transaction.order.id),
    amount,
    currency: transaction.currency,
    outcome,
  };
}

/** Events of a queried transaction. After a partial refund, it also reports the payment, whose callback may be lost. */
export function toPaymentEvents(transaction: PaymobTransaction): PaymentEvent[] {
  const { amount_cents, refunded_amount_cents, is_voided } = transaction;
  const isPartlyRefunded = !is_voided && refunded_amount_cents > 0 && refunded_amount_cents < amount_cents;
  return [
    ...(isPartlyRefunded ? [toPaymentEvent({ ...transaction, is_refunded: false })] : []),
    toPaymentEvent(transaction),
  ];
}

const Callback = z.object({ obj: PaymobTransaction });

export interface Signer {
  secret: string;
  integrations: readonly number[];
}

/**
 * Parses a callback, whose query carries the signature as `hmac`; undefined if it does not match the body, or the
 * integration is not ours.
 */
export function parsePaymobCallback({ rawBody, query }: CallbackRequest, signer: Signer): PaymentEvent | undefined {
  const parsedCallback = Callback.safeParse(parseJson(rawBody));
  if (
    !parsedCallback.success ||
    !isSameSignature(query.hmac ?? '', computeSignature(parsedCallback.data.obj, signer.secret))
  )
    return undefined;
  return signer.integrations.includes(parsedCallback.data.obj.integration_id)
    ? toPaymentEvent(parsedCallback.data.obj)
    : undefined;
}
