import type { ReportReason } from '@mashrabiya/contract';
import { getReporter } from './reportWeight.ts';

/** Number of "sold" reports after which the owner is asked. */
const MIN_SOLD_REPORTS = 3;

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
  const soldReports = reports.filter(({ reason, user_id }) => reason === 'sold' && user_id !== ownerId);
  const hasUser = soldReports.some(({ user_id }) => user_id !== null);
  return hasUser && new Set(soldReports.map(getReporter)).size >= MIN_SOLD_REPORTS;
}
