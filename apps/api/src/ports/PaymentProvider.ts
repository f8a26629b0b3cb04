import type { PaymentChannel, Piastres } from '@mashrabiya/contract';

/** What a provider is asked to take money for. */
export interface Checkout {
  orderId: string;
  amount: Piastres;
  method: PaymentChannel;
  /** What is bought, in the buyer's language. */
  item: string;
  buyer: { name: string; email: string; phone: string };
  /** Scheme and host that the buyer came by, and that the provider reaches us at. */
  origin: string;
  /** How many checkouts the order has had: a provider takes each name of ours once. */
  begun: number;
}

/** Where an order can be paid, the reference that the provider knows it by, and until when. */
export interface CheckoutSession {
  ref: string;
  url: string;
  expiresAt: Date;
}

/**
 * `declined`: this try failed; `unpaid`: nobody has paid yet, or in time; `reversed`: so much went back; `marked`: in
 * all so much has gone back of a payment.
 */
export type PaymentOutcome = 'paid' | 'declined' | 'unpaid' | 'pending' | 'reversed' | 'marked';

/** A verified report of a provider about one transaction, in the terms of no provider. */
export interface PaymentEvent {
  /** The same each time it is reported; of a payment, the transaction and the word `paid`. */
  eventId: string;
  /** Unique among the transactions of all providers. */
  transactionId: string;
  /** By which the provider knows the order. */
  ref: string;
  /** Piastres. */
  amount: Piastres;
  currency: string;
  outcome: PaymentOutcome;
}

/** A callback as it was received. */
export interface CallbackRequest {
  rawBody: Uint8Array;
  query: Readonly<Record<string, string>>;
  headers: Headers;
}

/** What a provider is asked to pay back. */
export interface PayBack {
  transactionId: string;
  /** By which the provider knows the order that was paid. */
  ref: string;
  amount: Piastres;
  /** It was taken before: it is looked for, and not asked for again. */
  isTaken: boolean;
}

/** Takes money, tells of it, and pays it back. */
export interface PaymentProvider {
  readonly name: 'paymob' | 'fawry' | 'sandbox';
  begin(checkout: Checkout, now: Date): Promise<CheckoutSession>;
  /** Verifies the signature of a callback and returns its event; undefined when the provider has not signed it. */
  parseCallback(request: CallbackRequest): PaymentEvent | undefined;
  /** All that the provider knows of an order now. */
  ask(ref: string): Promise<PaymentEvent[]>;
  /**
   * Pays back of a payment; only looks when that was done before. `pending`: the provider has taken it and not yet done
   * it. Throws `RefundRefused` when it never will.
   */
  refund(back: PayBack): Promise<'done' | 'pending'>;
}

/** A provider that is away, or says what nobody understands: the same may succeed later. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** A provider will not pay this back. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}
