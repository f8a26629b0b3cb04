import type {
  CaseDecision,
  CaseKind,
  FinanceSetting,
  PaymentChannel,
  PlanKind,
  Ranking,
  RefundState,
  TRANSACTION_STATUSES,
} from '@mashrabiya/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Piastres, as the database gives them; `piastres()` makes them the contract's. */
type Piastres = number;
/** Two decimals; the engines give it as a text. */
type Percent = ColumnType<string, number, never>;
export type OrderState = (typeof TRANSACTION_STATUSES)[number];

/** What a plan holds and costs from a moment on. Never changed. */
export interface PlanVersionTable {
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
  /** Null for what the site came with. */
  created_by: string | null;
  created_at: Date;
}

/** A rule of the money from a moment on. Never changed. */
export interface DatedSettingTable {
  id: string;
  key: FinanceSetting['key'];
  value: ColumnType<FinanceSetting['value'], string, never>;
  valid_from: Date;
  created_by: string | null;
  created_at: Date;
}

/** A plan that somebody buys, with everything that held when they did. */
export interface PayOrderTable {
  id: string;
  user_id: string;
  /** Made by the form: the same key is the same order. */
  idem_key: string;
  plan_version_id: string;
  /** What one ad of each rank cost alone: used ads of a refund are weighed by it. */
  unit_basic: Piastres;
  unit_elite: Piastres;
  unit_superior: Piastres;
  price: Piastres;
  vat: Piastres;
  vat_percent: Percent;
  fee_percent: Percent;
  method: PaymentChannel;
  /** Of the wallet; of a card's buyer where their account has none. */
  wallet_phone: string | null;
  /** Scheme and host that the buyer came by. */
  origin: string;
  provider: string;
  /** By which the provider signs what it tells of the last checkout, or of the one that was paid; null until it has one. */
  provider_ref: string | null;
  checkout_url: string | null;
  /** The transaction that paid it. */
  provider_tx: string | null;
  state: OrderState;
  receipt_number: string | null;
  /** The name and address that the receipt was issued to. */
  buyer: ColumnType<Buyer | null, string | null, string | null>;
  terms_accepted_at: Date;
  /** The split of the thirty days that was offered, see `readSteps`; null for orders of before it was kept. */
  ad_steps: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** When the buyer cancelled it; it may have been paid nevertheless. */
  cancelled_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface Buyer {
  name_ar: string | null;
  name_en: string | null;
  email: string;
}

/** Where an order can be paid, or could be. Never changed. */
export interface PayCheckoutTable {
  provider: string;
  ref: string;
  order_id: string;
  url: string;
  created_at: Date;
  /** Null: the provider has not said. */
  expires_at: Date | null;
}

/** What a machine cannot decide of a payment: the finance role closes it. */
export interface PayCaseTable {
  id: string;
  kind: CaseKind;
  order_id: string;
  /** The provider's transaction. */
  reference: string;
  /** By which the provider knows the order. */
  ref: string;
  /** In hundredths of its currency. */
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

/** A version of a plan or a rule that was called off before it began. Never changed. */
export interface CancelledVersionTable {
  version_id: string;
  cancelled_by: string;
  cancelled_at: Date;
}

/** Why an order or a refund is as it is. Never changed. */
export interface PayOrderEventTable {
  id: string;
  order_id: string;
  state: string;
  why: string;
  created_at: Date;
}

/** What a provider told, once. Never changed. */
export interface PayCallbackTable {
  provider: string;
  event_id: string;
  /** Null: of no order that is known here. */
  order_id: string | null;
  /** What became of it. */
  outcome: string;
  amount: Piastres;
  currency: string;
  received_at: Date;
}

/** A refund that somebody asked for. */
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
  /** When the provider took it without having done it yet: from then on it is only looked for. */
  taken_at: Date | null;
  created_at: Date;
  changed_at: Date;
}

export interface PayRefundEventTable extends Omit<PayOrderEventTable, 'order_id'> {
  refund_id: string;
}

/** What our money is or is owed for. `unclaimed` is what was paid for nothing, and goes back; `bank` pays what the provider does not. */
export type Account = 'provider' | 'sales' | 'vat' | 'unclaimed' | 'bank';

/** An amount that went from one account to another. Never changed. */
export interface MoneyEntryTable {
  id: string;
  debit: Account;
  credit: Account;
  amount: Piastres;
  reason: 'payment' | 'surplus' | 'surplus_return' | 'refund' | 'reversal';
  /** The provider's transaction, or the refund. */
  reference: string;
  order_id: string | null;
  created_at: Date;
}

/** The last number of a series of receipts; its row is locked until the receipt is stored. */
export interface ReceiptCounterTable {
  series: string;
  last: number;
}

/** What the sandbox knows of a checkout, in the place of a provider. */
export interface SandboxPaymentTable {
  ref: string;
  order_id: string;
  amount: Piastres;
  return_url: string;
  transactions: ColumnType<unknown, string | undefined, string>;
  created_at: Date;
}

/** Ads of one rank that came together: used, given back and expiring together. */
export interface AdCreditLotTable {
  id: string;
  user_id: string;
  ranking: Ranking;
  /** Null for the free trial. */
  order_id: string | null;
  granted: number;
  /** What is left: the sum of its entries. */
  balance: number;
  /** Null for never. */
  expires_at: Date | null;
  /** The split of the thirty days that these ads were bought with, see `readSteps`; null for what holds when one begins. */
  steps: string | null;
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
  ad_credit_lot: AdCreditLotTable;
}

export type PlanVersionRow = Selectable<PlanVersionTable>;
export type OrderRow = Selectable<PayOrderTable>;
export type CheckoutRow = Selectable<PayCheckoutTable>;
export type CaseRow = Selectable<PayCaseTable>;
export type RefundRow = Selectable<PayRefundTable>;
