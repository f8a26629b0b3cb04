import type { ReporterRecord, ReportReason, ReportWeight } from '@mashrabiya/contract';

/** Weight of each reason: financial harm weighs most; `sold`, which the seller answers with one tap, least. */
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

/** Factor of the reporter's record: upheld reports count double, dismissed ones half. */
const FACTORS: Readonly<Record<ReporterRecord, number>> = { upheld: 2, unknown: 1, dismissed: 0.5 };

export const getReporter = ({ user_id, visitor }: { user_id: string | null; visitor: string }): string =>
  user_id ?? visitor;

export interface WeightedReport {
  reason: ReportReason;
  reporter: ReporterRecord;
  user_id: string | null;
  visitor: string;
}

/** Record of a reporter: mostly upheld, mostly dismissed, or neither. */
export function rateReporter({ upheld, dismissed }: { upheld: number; dismissed: number }): ReporterRecord {
  if (upheld === dismissed) return 'unknown';
  return upheld > dismissed ? 'upheld' : 'dismissed';
}

/**
 * Combined weight of a case's open reports. A visitor reports each ad, reel and user once: reports of an ad and of
 * its reel add up, but count as one reporter. The heaviest case comes first in the queue, and among equal ones the
 * oldest.
 */
export function weighReports(reports: readonly WeightedReport[]): ReportWeight {
  const total = reports.reduce((sum, { reason, reporter }) => sum + WEIGHTS[reason] * FACTORS[reporter], 0);
  const [heaviestReason] = reports.map(({ reason }) => reason).sort((a, b) => WEIGHTS[b] - WEIGHTS[a]);
  const count = (record: ReporterRecord) => reports.filter(({ reporter }) => reporter === record).length;
  return {
    total,
    people: new Set(reports.map(getReporter)).size,
    heaviest: heaviestReason ?? 'other',
    upheld: count('upheld'),
    dismissed: count('dismissed'),
  };
}
