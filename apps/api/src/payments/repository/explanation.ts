import type { PaymentEventReason } from '@mashrabiya/contract';

/** Reason for a state of an order or refund. */
export interface Explanation {
  reason: PaymentEventReason;
  /** Number of the provider's transaction, its message, or a note. */
  detail?: string;
  /** Member of the finance team who decided. */
  authorId?: string;
}

export const toEventColumns = ({ reason, detail = '', authorId }: Explanation) => ({
  why: reason,
  detail,
  author_id: authorId ?? null,
});
