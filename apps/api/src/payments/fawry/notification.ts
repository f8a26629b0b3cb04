import { createHash } from 'node:crypto';
import { CURRENCY, piastres } from '@mashrabiya/contract';
import { z } from 'zod';
import type { CallbackRequest, PaymentEvent, PaymentOutcome } from '../../ports/PaymentProvider.ts';
import { isSameSignature, parseJson } from '../services/callbacks.ts';

/** SHA-256 over values with nothing between them, the secure key last: Fawry signs everything so. */
export const signatureOf = (values: readonly string[], secureKey: string): string =>
  createHash('sha256')
    .update(values.join('') + secureKey)
    .digest('hex');

/** Pounds with two decimals, as Fawry signs amounts. */
export const decimal = (amount: number): string => (amount / 100).toFixed(2);

/** Numbers may come as text, and the other way round. */
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

/** Length of our references: with a fixed one, the signed text can be read in one way only. */
export const REFERENCE = /^[\da-f]{32}$/;

/** Server notification V2, which a query of the status answers too. */
export const FawryNotification = z.object({
  fawryRefNumber: text.pipe(z.string().regex(/^\d{1,20}$/)),
  merchantRefNumber: z.string().regex(REFERENCE),
  /** With the fees that the buyer pays. */
  paymentAmount: amount,
  orderAmount: amount,
  /** As it was sent: it is signed in this case of letters. */
  orderStatus: z.string().refine((name) => isStatus(name.toUpperCase())),
  paymentMethod: z.string().nullish(),
  /** Spelled like this. */
  paymentRefrenceNumber: text.nullish(),
  messageSignature: z.string(),
});
export type FawryNotification = z.output<typeof FawryNotification>;

/** Fawry's numbers alone could be those of another provider's transactions. */
const PREFIX = 'fawry-';
export const transactionIdOf = (fawryRefNumber: string): string => PREFIX + fawryRefNumber;
export const fawryRefNumberOf = (transactionId: string): string => transactionId.slice(PREFIX.length);

export const statusOf = ({ orderStatus }: FawryNotification): Status => orderStatus.toUpperCase() as Status;

const isSigned = (sent: FawryNotification, secureKey: string): boolean => {
  const expected = signatureOf(
    [
      sent.fawryRefNumber,
      sent.merchantRefNumber,
      decimal(sent.paymentAmount),
      decimal(sent.orderAmount),
      sent.orderStatus,
      sent.paymentMethod ?? '',
      sent.paymentRefrenceNumber ?? '',
    ],
    secureKey,
  );
  return isSameSignature(sent.messageSignature, expected);
};

/** The event of a notification. Fawry takes Egyptian pounds only, and does not report how much of a payment went back in part. */
export function eventOf(sent: FawryNotification): PaymentEvent {
  const status = statusOf(sent);
  const outcome = OUTCOMES[status];
  const transactionId = transactionIdOf(sent.fawryRefNumber);
  const isUnknown = status === 'PARTIAL_REFUNDED';
  return {
    eventId: `${transactionId} ${outcome === 'marked' || outcome === 'unpaid' ? status.toLowerCase() : outcome}`,
    transactionId,
    ref: sent.merchantRefNumber,
    amount: isUnknown ? piastres(0) : piastres(Math.min(sent.orderAmount, sent.paymentAmount)),
    currency: CURRENCY,
    outcome,
  };
}

/** Parses a server notification, which carries its signature in its body; undefined when Fawry has not signed it. */
export function parseFawryCallback({ rawBody }: CallbackRequest, secureKey: string): PaymentEvent | undefined {
  const sent = FawryNotification.safeParse(parseJson(rawBody));
  return sent.success && isSigned(sent.data, secureKey) ? eventOf(sent.data) : undefined;
}
