import { z } from 'zod';
import { FINANCE_AUDIT_KINDS } from '../constants/moderationVocabulary.ts';
import {
  CASE_DECISIONS,
  CASE_KINDS,
  PAYMENT_EVENT_REASONS,
  PAYMENT_VERDICTS,
  PLAN_KINDS,
  REFUND_STATES,
  TRANSACTION_STATUSES,
} from '../constants/paymentVocabulary.ts';
import { AdCounts } from '../myListings/ownProperty.ts';
import { Order } from '../payments/orders.ts';
import { Refund } from '../payments/refund.ts';
import { Piastres } from '../values/money.ts';
import { FinanceSetting, PlanVersionInput } from './inputs.ts';

export const RefundCase = Refund.extend({
  order: Order,
  buyer: z.object({ name: z.string(), email: z.string() }),
  used: AdCounts,
  /** True if the caller is the buyer: another member of the finance team must decide. */
  is_own: z.boolean(),
}).meta({ id: 'RefundCase' });
export type RefundCase = z.infer<typeof RefundCase>;

const versionFields = {
  id: z.uuid(),
  /** When the version was created, and by whom; null for built-in defaults. */
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  /** True for the version in force now; there may be earlier and later ones. */
  is_current: z.boolean(),
};

/** A plan's contents and price from a moment on. */
export const PlanVersion = z
  .object({ ...PlanVersionInput.shape, ...versionFields, plan_id: z.int(), kind: z.enum(PLAN_KINDS) })
  .meta({ id: 'PlanVersion' });
export type PlanVersion = z.infer<typeof PlanVersion>;

export const SettingVersion = z
  .object({ ...versionFields, setting: FinanceSetting, valid_from: z.iso.datetime() })
  .meta({ id: 'SettingVersion' });
export type SettingVersion = z.infer<typeof SettingVersion>;

/** Balances of every ledger account, and a consistency check. */
export const LedgerSummary = z
  .object({
    is_balanced: z.boolean(),
    /** First inconsistent row, described; null when there is none. */
    first_fault: z.string().nullable(),
    accounts: z.array(z.object({ account: z.string(), debit: Piastres, credit: Piastres })),
    /** Payments without an order, or made twice: to be refunded. */
    unclaimed: Piastres,
  })
  .meta({ id: 'LedgerSummary' });
export type LedgerSummary = z.infer<typeof LedgerSummary>;

export const PaymentCase = z
  .object({
    id: z.uuid(),
    kind: z.enum(CASE_KINDS),
    order_id: z.uuid(),
    receipt_number: z.string().nullable(),
    buyer: z.object({ name: z.string(), email: z.string() }),
    reference: z.string(),
    /** In hundredths of the payment's currency. */
    amount: z.int().positive(),
    /** True if the case is open and its amount is assumed: the provider reported a partial refund without its amount. */
    is_amount_unknown: z.boolean(),
    currency: z.string(),
    created_at: z.iso.datetime(),
    closed_at: z.iso.datetime().nullable(),
    decision: z.enum(CASE_DECISIONS).nullable(),
    note: z.string(),
    is_own: z.boolean(),
  })
  .meta({ id: 'PaymentCase' });
export type PaymentCase = z.infer<typeof PaymentCase>;

export const FinanceOrder = z
  .object({ order: Order, buyer: z.object({ name: z.string(), email: z.string() }) })
  .meta({ id: 'FinanceOrder' });
export type FinanceOrder = z.infer<typeof FinanceOrder>;

export const OrderHistory = FinanceOrder.extend({
  events: z.array(
    z.object({
      id: z.string(),
      of: z.enum(['order', 'refund']),
      state: z.enum([...TRANSACTION_STATUSES, ...REFUND_STATES]),
      reason: z.enum(PAYMENT_EVENT_REASONS),
      /** Email address of the member of the finance team who decided. */
      author: z.string().nullable(),
      /** Number of the provider's transaction, its message, or a note; empty if there is none. */
      detail: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
  callbacks: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(PAYMENT_VERDICTS),
      amount: z.int(),
      currency: z.string(),
      received_at: z.iso.datetime(),
    }),
  ),
  cases: z.array(PaymentCase),
}).meta({ id: 'OrderHistory' });
export type OrderHistory = z.infer<typeof OrderHistory>;

export const FinanceEvent = z
  .object({
    id: z.uuid(),
    kind: z.enum(FINANCE_AUDIT_KINDS),
    author: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** Target of the change: a refund, a plan, a rule, a user. */
    reference: z.string(),
    /** Plan name in the user's language, receipt or order of a refund; null if `reference` is the name. */
    name: z.string().nullable(),
    /** Only values that differ; null for no value. */
    changes: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  })
  .meta({ id: 'FinanceEvent' });
export type FinanceEvent = z.infer<typeof FinanceEvent>;
