import type {
  CaseDecision,
  CaseKind,
  FinanceSetting,
  PaymentChannel,
  PaymentVerdict,
  PlanKind,
  RefundState,
  TRANSACTION_STATUSES,
} from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Piastres as a plain number; `piastres()` brands them for the contract. */
type Piastres = number;
/** Two decimals; the engines return it as text. */
type Percent = ColumnType<string, number, never>;
export type OrderState = (typeof TRANSACTION_STATUSES)[number];

/** Contents and price of a plan from a moment on. Immutable. */
interface PlanVersionTable {
  id: string;
  plan_id: number;
  kind: PlanKind;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  basic: number;
  elite: number;
  superior: number;
  price: Piastres;
  valid_days: number | null;
  on_sale: boolean;
  valid_from: Date;
  /** Null for built-in defaults. */
  created_by: string | null;
  created_at: Date;
}

interface DatedSettingTable {
  id: string;
  key: FinanceSetting['key'];
  value: ColumnType<FinanceSetting['value'], string, never>;
  valid_from: Date;
  created_by: string | null;
  created_at: Date;
}

/** A purchase with a snapshot of plan, prices and tax. */
export interface PayOrderTable {
  id: string;
  user_id: string;
  idem_key: string;
  plan_version_id: string;
  /** Unit price of an ad of each rank, by which a refund charges used ads. */
  unit_basic: Piastres;
  unit_elite: Piastres;
  unit_superior: Piastres;
  price: Piastres;
  vat: Piastres;
  vat_percent: Percent;
  fee_percent: Percent;
  method: PaymentChannel;
  /** Phone of the wallet; for cards, the buyer's if their account has none. */
  wallet_phone: string | null;
  /** Scheme and host of the buyer's request. */
  origin: string;
  provider: string;
  /** Provider's reference of the last checkout, or of the paid one; null before the first checkout. */
  provider_ref: string | null;
  checkout_url: string | null;
  /** The transaction that paid the order. */
  provider_tx: string | null;
  state: OrderState;
  receipt_number: string | null;
  buyer: ColumnType<Buyer | null, string | null, string | null>;
  terms_accepted_at: Date;
  /** Rank schedule offered with the order, see `parseRankSchedule`; null for older orders. */
  ad_steps: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** Time of the buyer's cancellation; the order may have been paid nevertheless. */
  cancelled_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface Buyer {
  name_ar: string | null;
  name_en: string | null;
  email: string;
}

interface PayCheckoutTable {
  provider: string;
  ref: string;
  order_id: string;
  url: string;
  created_at: Date;
  /** Null if the provider has not reported an expiry. */
  expires_at: Date | null;
}

export interface PayCaseTable {
  id: string;
  kind: CaseKind;
  order_id: string;
  reference: string;
  ref: string;
  /** In hundredths of the payment's currency. */
  amount: number;
  currency: string;
  why: string;
  credit_note: string | null;
  created_at: Date;
  closed_at: Date | null;
  closed_by: string | null;
  decision: CaseDecision | null;
  note: Generated<string>;
}

interface CancelledVersionTable {
  version_id: string;
  cancelled_by: string;
  cancelled_at: Date;
}

interface PayOrderEventTable {
  id: string;
  order_id: string;
  state: OrderState;
  /** A `PaymentEventReason`; releases before migration 068 stored a sentence. */
  why: string;
  detail: Generated<string>;
  author_id: string | null;
  created_at: Date;
}

interface PayCallbackTable {
  provider: string;
  event_id: string;
  /** Null if the order is unknown. */
  order_id: string | null;
  outcome: PaymentVerdict;
  amount: Piastres;
  currency: string;
  received_at: Date;
}

export interface PayRefundTable {
  id: string;
  order_id: string;
  user_id: string;
  state: RefundState;
  amount: Piastres;
  vat: Piastres;
  fee: Piastres;
  used_amount: Piastres;
  used_basic: number;
  used_elite: number;
  used_superior: number;
  reason: string;
  note: string;
  /** `yyyy-mm-dd`. */
  decide_by: string;
  decided_by: string | null;
  credit_note: string | null;
  /** When the provider accepted the refund without a result; from then on it is only polled. */
  taken_at: Date | null;
  created_at: Date;
  changed_at: Date;
}

interface PayRefundEventTable extends Omit<PayOrderEventTable, 'order_id' | 'state'> {
  refund_id: string;
  state: RefundState;
}

/** Ledger accounts. `unclaimed` holds overpayments until refunded; `bank` pays refunds the provider refuses. */
export type Account = 'provider' | 'sales' | 'vat' | 'unclaimed' | 'bank';

export interface MoneyEntryTable {
  id: string;
  debit: Account;
  credit: Account;
  amount: Piastres;
  reason: 'payment' | 'surplus' | 'surplus_return' | 'refund' | 'reversal';
  /** Id of the provider's transaction, or of our refund. */
  reference: string;
  order_id: string | null;
  created_at: Date;
}

/** Last number of a receipt series; its row is locked until the receipt is stored. */
interface ReceiptCounterTable {
  series: string;
  last: number;
}

export interface SandboxPaymentTable {
  ref: string;
  order_id: string;
  amount: Piastres;
  return_url: string;
  transactions: ColumnType<unknown, string | undefined, string>;
  created_at: Date;
}

export interface PaymentTables {
  plan_version: PlanVersionTable;
  dated_setting: DatedSettingTable;
  pay_order: PayOrderTable;
  pay_order_event: PayOrderEventTable;
  pay_callback: PayCallbackTable;
  pay_checkout: PayCheckoutTable;
  pay_case: PayCaseTable;
  cancelled_version: CancelledVersionTable;
  pay_refund: PayRefundTable;
  pay_refund_event: PayRefundEventTable;
  money_entry: MoneyEntryTable;
  receipt_counter: ReceiptCounterTable;
  sandbox_payment: SandboxPaymentTable;
}

export type PlanVersionRow = Selectable<PlanVersionTable>;
export type OrderRow = Selectable<PayOrderTable>;
export type CheckoutRow = Selectable<PayCheckoutTable>;
export type CaseRow = Selectable<PayCaseTable>;
export type RefundRow = Selectable<PayRefundTable>;
