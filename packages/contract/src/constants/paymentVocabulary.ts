export const TRANSACTION_STATUSES = ['successful', 'failed', 'pending'] as const;
export const PAYMENT_CHANNELS = ['card', 'wallet'] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

export const PLAN_KINDS = ['free_trial', 'basic', 'elite', 'superior', 'single'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Effects of a payment provider's report on an order; decision 0029 has the rules. */
export const PAYMENT_VERDICTS = [
  'unknown_order',
  'pays',
  'pays_late',
  'same',
  'surplus',
  'account_deleted',
  'mismatch',
  'fails',
  'too_late',
  'waits',
  'unpaid',
  'reversed',
  'marked',
] as const;
export type PaymentVerdict = (typeof PAYMENT_VERDICTS)[number];
/** Reasons for a state of an order or refund. `other` is explained by its detail alone. */
export const PAYMENT_EVENT_REASONS = [
  ...PAYMENT_VERDICTS,
  'created',
  'cancelled',
  'payment_timeout',
  'surplus_refunded',
  'reversal_booked',
  'refund_requested',
  'refund_decided',
  'refund_accepted',
  'refund_completed',
  'refund_refused',
  'refund_timeout',
  'provider_unavailable',
  'provider_removed',
  'internal_error',
  'other',
] as const;
export type PaymentEventReason = (typeof PAYMENT_EVENT_REASONS)[number];

/** `failed`: the provider refused to pay back, and the finance role handles it. */
export const REFUND_STATES = ['requested', 'approved', 'paid', 'rejected', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/**
 * Payment problems that need a decision. `reversed`: money went back without a refund of ours; `foreign`: paid in
 * another currency; `unreturned`: an overpayment could not be refunded.
 */
export const CASE_KINDS = ['reversed', 'foreign', 'unreturned'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
/** `booked`: recorded in the ledger; `again`: refunded once more; `dismissed`: nothing to record. */
export const CASE_DECISIONS = ['booked', 'dismissed', 'again'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];
/** Possible decisions for each kind of case, the usual one first. */
export const DECISIONS_BY_CASE: Readonly<Record<CaseKind, readonly CaseDecision[]>> = {
  reversed: ['booked', 'dismissed'],
  foreign: ['dismissed'],
  unreturned: ['again', 'booked'],
};
