import type { CompanyRequestRow } from '../../db/tables/company.ts';

interface Reviewer {
  moderatorId: string;
  /** `submitted_at` that the moderator saw. */
  submittedAt: string;
  now: Date;
}

/** True if a moderator, not the seller, holds the claim of a request that is still pending. */
export const isDecidable = (
  { state, user_id, submitted_at, claimed_by, claimed_until }: CompanyRequestRow,
  { moderatorId, submittedAt, now }: Reviewer,
): boolean =>
  state === 'pending' &&
  user_id !== moderatorId &&
  submitted_at.toISOString() === submittedAt &&
  claimed_by === moderatorId &&
  claimed_until !== null &&
  claimed_until > now;
