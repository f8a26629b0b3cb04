import type { ReportReason } from '@mashrabiya/contract';
import { senderOf } from './reportWeight.ts';

/** When so many people say that a home is sold, its owner is asked. */
export const SOLD_REPORTS = 3;

interface Said {
  reason: ReportReason;
  user_id: string | null;
  visitor: string;
}

/** Whether enough people say that the home is sold, of it or of its reels; what its owner says does not count. */
export function asksOwner(reports: readonly Said[], ownerId: string): boolean {
  const others = reports.filter(({ reason, user_id }) => reason === 'sold' && user_id !== ownerId);
  return new Set(others.map(senderOf)).size >= SOLD_REPORTS;
}
