import type { PaymentChannel, Piastres } from '@mashrabiya/contract';

interface Checkout {
  orderId: string;
  amount: Piastres;
  method: PaymentChannel;
  /** Name of the purchase, in the buyer's language. */
  item: string;
  buyer: { name: string; email: string; phone: string };
  /** Scheme and host of the buyer's request, at which the provider also reaches us. */
  origin: string;
}

/** Payment page of an order, the provider's reference, and the expiry. */
export interface CheckoutSession {
  ref: string;
  url: string;
  expiresAt: Date;
}

/**
 * `declined`: this attempt failed; `unpaid`: not paid yet, or not in time; `reversed`: this amount was returned to the
 * buyer; `marked`: this is the total amount of the payment that was returned.
 */
export type PaymentOutcome = 'paid' | 'declined' | 'unpaid' | 'pending' | 'reversed' | 'marked';

/** A verified report about one transaction, independent of the provider. */
export interface PaymentEvent {
  /** The same for each repeated report; for a payment, the transaction and the word `paid`. */
  eventId: string;
  /** Unique among the transactions of all providers. For a reversal, its payment if the provider names it. */
  transactionId: string;
  ref: string;
  /** Zero if the provider does not report the amount of a reversal. */
  amount: Piastres;
  currency: string;
  outcome: PaymentOutcome;
}

export interface CallbackRequest {
  rawBody: Uint8Array;
  query: Readonly<Record<string, string>>;
  headers: Headers;
}

export interface RefundRequest {
  transactionId: string;
  ref: string;
  amount: Piastres;
  /** The provider accepted this refund before: query its result, do not request it again. */
  isAccepted: boolean;
}

export interface PaymentProvider {
  readonly name: 'paymob' | 'fawry' | 'sandbox';
  createCheckoutSession(checkout: Checkout, now: Date): Promise<CheckoutSession>;
  /** Verifies the signature of a callback and returns its event; undefined if the signature is invalid. */
  parseCallback(request: CallbackRequest): PaymentEvent | undefined;
  fetchEvents(ref: string): Promise<PaymentEvent[]>;
  /**
   * Refunds an amount, idempotently. `pending`: accepted without a result; `absent`: accepted before, but the provider
   * shows no such refund. Throws `RefundRefusedError` for good.
   */
  refund(refundRequest: RefundRequest): Promise<'done' | 'pending' | 'absent'>;
}

/** A provider is unreachable, or its answer is unreadable: a retry may succeed. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

export class RefundRefusedError extends Error {
  override name = 'RefundRefusedError';
}
