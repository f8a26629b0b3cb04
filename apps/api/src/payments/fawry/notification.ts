import { createHash } from 'node:crypto';
import { CURRENCY, piastres } from '@mashrabiya/contract';
import { z } from 'zod';
import type { CallbackRequest, PaymentEvent, PaymentOutcome } from '../../ports/PaymentProvider.ts';
import { isSameSignature, parseJson } from '../services/callbacks.ts';

/** SHA-256 of the concatenated values, the secure key last: the scheme of all Fawry signatures. */
export const computeSignature = (values: readonly string[], secureKey: string): string =>
  createHash('sha256')
    .update(values.join('') + secureKey)
    .digest('hex');

/** Pounds with two decimals, as Fawry signs amounts. */
export const formatDecimal = (amount: number): string => (amount / 100).toFixed(2);

/** Fawry may send numbers as text, and the other way round. */
const text = z.union([z.string(), z.number()]).transform(String);
const amount = text
  .pipe(z.string().regex(/^\d{1,9}(?:\.\d{1,4})?$/))
  .transform((pounds) => piastres(Math.round(Number(pounds) * 100)));

const OUTCOMES = {
  NEW: 'unpaid',
  UNPAID: 'unpaid',
  EXPIRED: 'unpaid',
  CANCELED: 'unpaid',
  PAID: 'paid',
  DELIVERED: 'paid',
  FAILED: 'declined',
  REFUNDED: 'marked',
  PARTIAL_REFUNDED: 'marked',
} as const satisfies Record<string, PaymentOutcome>;
type Status = keyof typeof OUTCOMES;
const isStatus = (name: string): name is Status => Object.hasOwn(OUTCOMES, name);

/** Length of our references: a fixed one makes the signed text unambiguous. */
const REFERENCE_PATTERN = /^[\da-f]{32}$/;

/** Server notification V2, also the answer of a status query. */
export const FawryNotification = z.object({
  fawryRefNumber: text.pipe(z.string().regex(/^\d{1,20}$/)),
  merchantRefNumber: z.string().regex(REFERENCE_PATTERN),
  /** Includes the fees that the buyer pays. */
  paymentAmount: amount,
  orderAmount: amount,
  /** Unchanged, because its letter case is signed. */
  orderStatus: z.string().refine((name) => isStatus(name.toUpperCase())),
  paymentMethod: z.string().nullish(),
  /** Fawry's own spelling. */
  paymentRefrenceNumber: text.nullish(),
  messageSignature: z.string(),
});
export type FawryNotification = z.output<typeof FawryNotification>;

/** Fawry's bare numbers could collide with another provider's transactions. */
const TRANSACTION_PREFIX = 'fawry-';
const toTransactionId = (fawryRefNumber: string): string => TRANSACTION_PREFIX + fawryRefNumber;
export const toFawryRefNumber = (transactionId: string): string => transactionId.slice(TRANSACTION_PREFIX.length);

export const getStatus = ({ orderStatus }: FawryNotification): Status => orderStatus.toUpperCase() as Status;

const hasValidSignature = (notification: FawryNotification, secureKey: string): boolean => {
  const expectedSignature = computeSignature(
    [
      notification.fawryRefNumber,
      notification.merchantRefNumber,
      formatDecimal(notification.paymentAmount),
      formatDecimal(notification.orderAmount),
      notification.orderStatus,
      notification.paymentMethod ?? '',
      notification.paymentRefrenceNumber ?? '',
    ],
    secureKey,
  );
  return isSameSignature(notification.messageSignature, expectedSignature);
};

/** Maps a notification to an event. Only Egyptian pounds; the amount of a partial refund is not reported. */
function toPaymentEvent(notification: FawryNotification): PaymentEvent {
  const status = getStatus(notification);
  const outcome = OUTCOMES[status];
  const transactionId = toTransactionId(notification.fawryRefNumber);
  const isAmountUnknown = status === 'PARTIAL_REFUNDED';
  return {
    eventId: `${transactionId} ${outcome === 'marked' || outcome === 'unpaid' ? status.toLowerCase() : outcome}`,
    transactionId,
    ref: notification.merchantRefNumber,
    amount: isAmountUnknown ? piastres(0) : piastres(Math.min(notification.orderAmount, notification.paymentAmount)),
    currency: CURRENCY,
    outcome,
  };
}

/** Events of a status. After a partial refund, it also reports the payment, whose notification may be lost. */
export const toPaymentEvents = (status: FawryNotification): PaymentEvent[] => [
  ...(getStatus(status) === 'PARTIAL_REFUNDED' ? [toPaymentEvent({ ...status, orderStatus: 'PAID' })] : []),
  toPaymentEvent(status),
];

/** Parses a server notification, whose signature is in its body; undefined if the signature is invalid. */
export function parseFawryCallback({ rawBody }: CallbackRequest, secureKey: string): PaymentEvent | undefined {
  const parsedNotification = FawryNotification.safeParse(parseJson(rawBody));
  return parsedNotification.success && hasValidSignature(parsedNotification.data, secureKey)
    ? toPaymentEvent(parsedNotification.data)
    : undefined;
}
