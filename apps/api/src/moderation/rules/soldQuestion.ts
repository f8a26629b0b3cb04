import type { ReportReason } from '@mashrabiya/contract';

/** When so many people say that a home is sold, its owner is asked. */
export const SOLD_REPORTS = 3;

/** Whether enough of the open reports against an ad say that the home is sold; what its owner says does not count. */
export const asksOwner = (
  reports: readonly { reason: ReportReason; user_id: string | null }[],
  ownerId: string,
): boolean => reports.filter(({ reason, user_id }) => reason === 'sold' && user_id !== ownerId).length >= SOLD_REPORTS;
