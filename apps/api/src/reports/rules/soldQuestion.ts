import type { ReportReason } from '@mashrabiya/contract';
import { senderOf } from './reportWeight.ts';

/** Number of "sold" reports after which the owner is asked. */
export const SOLD_REPORTS = 3;

interface SoldReport {
  reason: ReportReason;
  user_id: string | null;
  visitor: string;
}

/**
 * True if enough reporters, at least one of them signed in, report that the property or a reel of it is sold. The
 * owner's own reports do not count, and guests alone never cause a mail.
 */
export function needsOwnerAnswer(reports: readonly SoldReport[], ownerId: string): boolean {
  const others = reports.filter(({ reason, user_id }) => reason === 'sold' && user_id !== ownerId);
  const hasUser = others.some(({ user_id }) => user_id !== null);
  return hasUser && new Set(others.map(senderOf)).size >= SOLD_REPORTS;
}
