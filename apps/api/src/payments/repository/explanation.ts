import type { PaymentEventReason } from '@mashrabiya/contract';

export interface Explanation {
  reason: PaymentEventReason;
  /** Number of the provider's transaction, its message, or a note. */
  detail?: string;
  authorId?: string;
}

export const toEventColumns = ({ reason, detail = '', authorId }: Explanation) => ({
  why: reason,
  detail,
  author_id: authorId ?? null,
});
