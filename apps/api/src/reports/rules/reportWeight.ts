import type { ReporterRecord, ReportReason, ReportWeight } from '@mashrabiya/contract';

/** How much a report of each kind weighs: what costs people money weighs most, what a seller can say at a tap least. */
const WEIGHTS: Readonly<Record<ReportReason, number>> = {
  fraud: 8,
  not_owner: 6,
  impersonation: 6,
  wrong_price: 4,
  wrong_place: 4,
  wrong_number: 4,
  insulting: 4,
  other: 4,
  sold: 2,
};

/** What a reporter's record makes of it: who was right counts double, who was wrong half. */
const FACTORS: Readonly<Record<ReporterRecord, number>> = { upheld: 2, unknown: 1, dismissed: 0.5 };

/** Who sent a report: their account, or what is stored of a visitor without one. */
export const senderOf = ({ user_id, visitor }: { user_id: string | null; visitor: string }): string =>
  user_id ?? visitor;

/** What the queue of reports knows of one. */
export interface WeighedReport {
  reason: ReportReason;
  reporter: ReporterRecord;
  user_id: string | null;
  visitor: string;
}

/** What earlier reports of somebody came to: right more often than wrong, wrong more often, or neither. */
export function reporterRecord({ upheld, dismissed }: { upheld: number; dismissed: number }): ReporterRecord {
  if (upheld === dismissed) return 'unknown';
  return upheld > dismissed ? 'upheld' : 'dismissed';
}

/**
 * What the open reports of a case weigh together, and why. One reports each ad, reel and person once: who reports an ad
 * and its reel has said two things, and is one of the people. The heaviest case comes first in the queue, and of equal
 * ones the oldest.
 */
export function weighReports(reports: readonly WeighedReport[]): ReportWeight {
  const total = reports.reduce((sum, { reason, reporter }) => sum + WEIGHTS[reason] * FACTORS[reporter], 0);
  const [heaviest] = reports.map(({ reason }) => reason).sort((one, other) => WEIGHTS[other] - WEIGHTS[one]);
  const count = (record: ReporterRecord) => reports.filter(({ reporter }) => reporter === record).length;
  return {
    total,
    people: new Set(reports.map(senderOf)).size,
    heaviest: heaviest ?? 'other',
    upheld: count('upheld'),
    dismissed: count('dismissed'),
  };
}
