import { z } from 'zod';
import { PAYMENT_CHANNELS, PLAN_KINDS, TRANSACTION_STATUSES } from '../constants/vocabulary.ts';
import { AdCounts } from '../owning/ownProperty.ts';
import { Piastres } from '../values/money.ts';
import { Refund } from './refund.ts';

/** Quote of a refund. Used ads are charged by their share of the price. */
export const RefundQuote = z
  .object({
    paid: Piastres,
    used: AdCounts,
    /** These are taken away when the refund is asked for, and come back when it is refused. */
    unused: AdCounts,
    /** What the used ads were worth. */
    used_amount: Piastres,
    fee_percent: z.number().min(0),
    fee: Piastres,
    /** What is paid back: `paid` without `used_amount` and `fee`. */
    amount: Piastres,
    /** Until when it can be asked for. */
    ask_until: z.iso.datetime(),
    /** ISO date in Egypt by which it is decided if it is asked for now. */
    decided_by: z.iso.date(),
  })
  .meta({ id: 'RefundQuote' });
export type RefundQuote = z.infer<typeof RefundQuote>;

/** An order. All its data is as of the moment it was made. */
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
    /** It failed because the buyer cancelled it. */
    cancelled: z.boolean(),
    method: z.enum(PAYMENT_CHANNELS),
    /** With VAT inside. */
    amount: Piastres,
    net: Piastres,
    vat: Piastres,
    vat_percent: z.number().min(0),
    created_at: z.iso.datetime(),
    /** When the status last changed; null while pending. */
    settled_at: z.iso.datetime().nullable(),
    /** Where it can be paid; null once it is settled, and where the last checkout has run out: `renewCheckout`. */
    redirect_url: z.url().nullable(),
    receipt_number: z.string().nullable(),
    /** Until when a refund can be asked for; null where none can. */
    refund_until: z.iso.datetime().nullable(),
    /** The last refund that was asked for. */
    refund: Refund.nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** A tax receipt as it was issued. */
export const Receipt = z
  .object({
    /** Without gaps, by year: `2026-000042`. */
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
    /** What was paid back of it. */
    refunded: z.object({ number: z.string(), amount: Piastres, vat: Piastres, at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;
