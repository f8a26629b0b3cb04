import { z } from 'zod';
import { CASE_DECISIONS, CASE_KINDS, FINANCE_AUDIT_KINDS, PLAN_KINDS } from '../constants/vocabulary.ts';
import { AdCounts } from '../owning/ownProperty.ts';
import { Order } from '../payments/orders.ts';
import { Refund } from '../payments/refund.ts';
import { Piastres } from '../values/money.ts';
import { FinanceSetting, PlanVersionInput } from './inputs.ts';

/** A refund as who decides of it sees it. */
export const RefundCase = Refund.extend({
  order: Order,
  buyer: z.object({ name: z.string(), email: z.string() }),
  used: AdCounts,
  /** The buyer is who asks: only another member of the finance team may decide. */
  is_own: z.boolean(),
}).meta({ id: 'RefundCase' });
export type RefundCase = z.infer<typeof RefundCase>;

const made = {
  id: z.uuid(),
  /** When it was made, and by whom; null for what the site came with. */
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  /** Whether it holds now; earlier ones held before, later ones will. */
  is_current: z.boolean(),
};

/** What a plan holds and costs from a moment on. */
export const PlanVersion = z
  .object({ ...PlanVersionInput.shape, ...made, plan_id: z.int(), kind: z.enum(PLAN_KINDS) })
  .meta({ id: 'PlanVersion' });
export type PlanVersion = z.infer<typeof PlanVersion>;

/** A rule of the money from a moment on. */
export const SettingVersion = z
  .object({ ...made, setting: FinanceSetting, valid_from: z.iso.datetime() })
  .meta({ id: 'SettingVersion' });
export type SettingVersion = z.infer<typeof SettingVersion>;

/** What the books say: every account's balance, and whether they agree with each other. */
export const Books = z
  .object({
    is_balanced: z.boolean(),
    /** The first row that does not agree, in words of the books; null when all do. */
    first_fault: z.string().nullable(),
    accounts: z.array(z.object({ account: z.string(), debit: Piastres, credit: Piastres })),
    /** Payments that no order asked for, or that came twice: to be paid back. */
    unclaimed: Piastres,
  })
  .meta({ id: 'Books' });
export type Books = z.infer<typeof Books>;

/** What a machine cannot decide of a payment, and how it was closed. */
export const PaymentCase = z
  .object({
    id: z.uuid(),
    kind: z.enum(CASE_KINDS),
    order_id: z.uuid(),
    receipt_number: z.string().nullable(),
    buyer: z.object({ name: z.string(), email: z.string() }),
    /** The provider's transaction. */
    reference: z.string(),
    /** In hundredths of its currency. */
    amount: z.int().positive(),
    currency: z.string(),
    created_at: z.iso.datetime(),
    closed_at: z.iso.datetime().nullable(),
    decision: z.enum(CASE_DECISIONS).nullable(),
    note: z.string(),
    /** See `RefundCase`. */
    is_own: z.boolean(),
  })
  .meta({ id: 'PaymentCase' });
export type PaymentCase = z.infer<typeof PaymentCase>;

/** An order as the finance role sees it. */
export const SoldOrder = z
  .object({ order: Order, buyer: z.object({ name: z.string(), email: z.string() }) })
  .meta({ id: 'SoldOrder' });
export type SoldOrder = z.infer<typeof SoldOrder>;

/** All that happened to an order, the oldest first. */
export const OrderHistory = SoldOrder.extend({
  /** Why the order, or a refund of it, is as it is, in words of the books. */
  events: z.array(
    z.object({
      id: z.string(),
      of: z.enum(['order', 'refund']),
      state: z.string(),
      why: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** What the provider told, and what became of it. */
  callbacks: z.array(
    z.object({
      id: z.string(),
      outcome: z.string(),
      amount: z.int(),
      currency: z.string(),
      received_at: z.iso.datetime(),
    }),
  ),
  cases: z.array(PaymentCase),
}).meta({ id: 'OrderHistory' });
export type OrderHistory = z.infer<typeof OrderHistory>;

/** Something that the finance role changed. */
export const FinanceEvent = z
  .object({
    id: z.uuid(),
    kind: z.enum(FINANCE_AUDIT_KINDS),
    author: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** What it was done to: a refund, a plan, a rule, a person. */
    reference: z.string(),
    /** Name of that: a plan's in the user's language, the receipt or order of a refund; null where `reference` is one. */
    name: z.string().nullable(),
    /** Only what differs: the name of each value, what it was, and what it is; null for nothing. */
    changes: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  })
  .meta({ id: 'FinanceEvent' });
export type FinanceEvent = z.infer<typeof FinanceEvent>;
