import { z } from 'zod';
import { PAYMENT_CHANNELS, PLAN_KINDS, TRANSACTION_STATUSES } from '../constants/paymentVocabulary.ts';
import { AdCounts } from '../myListings/ownProperty.ts';
import { Piastres } from '../values/money.ts';
import { Refund } from './refund.ts';

/** Quote of a refund. Used ads are charged by their share of the price. */
export const RefundQuote = z
  .object({
    paid: Piastres,
    used: AdCounts,
    /** Taken away when the refund is requested, and given back if it is rejected. */
    unused: AdCounts,
    used_amount: Piastres,
    fee_percent: z.number().min(0),
    fee: Piastres,
    /** Refunded amount: `paid` minus `used_amount` and `fee`. */
    amount: Piastres,
    ask_until: z.iso.datetime(),
    /** Decision deadline if requested now, as an ISO date in Egypt. */
    decided_by: z.iso.date(),
  })
  .meta({ id: 'RefundQuote' });
export type RefundQuote = z.infer<typeof RefundQuote>;

/** An order, with a snapshot of its data at the time of purchase. */
export const Order = z
  .object({
    id: z.uuid(),
    plan: z.object({
      id: z.int(),
      kind: z.enum(PLAN_KINDS),
      name: z.string(),
      count: z.int(),
      ads: AdCounts,
      valid_days: z.int().positive().nullable(),
    }),
    status: z.enum(TRANSACTION_STATUSES),
    /** True if the order failed because the buyer cancelled it. */
    cancelled: z.boolean(),
    method: z.enum(PAYMENT_CHANNELS),
    /** VAT included. */
    amount: Piastres,
    net: Piastres,
    vat: Piastres,
    vat_percent: z.number().min(0),
    created_at: z.iso.datetime(),
    /** Time of the last status change; null while pending. */
    settled_at: z.iso.datetime().nullable(),
    /** Payment address; null once the order is settled, or its last checkout has expired (see `renewCheckout`). */
    redirect_url: z.url().nullable(),
    receipt_number: z.string().nullable(),
    /** End of the refund window; null if no refund is possible. */
    refund_until: z.iso.datetime().nullable(),
    refund: Refund.nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

export const Receipt = z
  .object({
    /** Consecutive numbers per year: `2026-000042`. */
    number: z.string(),
    order_id: z.uuid(),
    issued_at: z.iso.datetime(),
    seller: z.object({
      name: z.string(),
      address: z.string(),
      tax_number: z.string(),
      commercial_register: z.string(),
    }),
    buyer: z.object({ name: z.string(), email: z.string() }),
    item: z.object({ name: z.string(), ads: AdCounts }),
    method: z.enum(PAYMENT_CHANNELS),
    net: Piastres,
    vat: Piastres,
    vat_percent: z.number().min(0),
    total: Piastres,
    /** Credit note of the refunded part. */
    refunded: z.object({ number: z.string(), amount: Piastres, vat: Piastres, at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;
