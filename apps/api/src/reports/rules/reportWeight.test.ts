import type { ReporterRecord, ReportReason } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { reporterRecord, weighReports } from './reportWeight.ts';

type TestReport = [ReportReason, ReporterRecord?];
/** Reports of different people. */
const reportsOf = (...testReports: TestReport[]) =>
  testReports.map(([reason, reporter = 'unknown'], index) => ({
    reason,
    reporter,
    user_id: null,
    visitor: `${index}`,
  }));

it.each([
  [0, 0, 'unknown'],
  [1, 1, 'unknown'],
  [1, 0, 'upheld'],
  [3, 2, 'upheld'],
  [0, 1, 'dismissed'],
  [1, 4, 'dismissed'],
] as const)('rates a reporter with %i upheld and %i dismissed reports as %s', (upheld, dismissed, record) => {
  expect(reporterRecord({ upheld, dismissed })).toBe(record);
});

/** From the lightest to the heaviest. */
const CASES: readonly [total: number, reports: ReturnType<typeof reportsOf>][] = [
  [1, reportsOf(['sold', 'dismissed'])],
  [2, reportsOf(['sold'])],
  [4, reportsOf(['fraud', 'dismissed'])],
  [4, reportsOf(['sold', 'upheld'])],
  [4, reportsOf(['wrong_price'])],
  [4, reportsOf(['wrong_place'])],
  [4, reportsOf(['other'])],
  [4, reportsOf(['insulting'])],
  [4, reportsOf(['wrong_number'])],
  [6, reportsOf(['impersonation'])],
  [6, reportsOf(['not_owner'])],
  [6, reportsOf(['sold'], ['sold'], ['sold'])],
  [8, reportsOf(['fraud'])],
  [10, reportsOf(['not_owner'], ['wrong_price'])],
  [12, reportsOf(['not_owner', 'upheld'])],
  [16, reportsOf(['fraud'], ['fraud'])],
  [18, reportsOf(['fraud', 'upheld'], ['sold'])],
];

it.each(CASES)('weighs %i: %o', (total, reports) => {
  expect(weighReports(reports).total).toBe(total);
});

it('explains the weight: number of reporters, gravest reason, their record', () => {
  const reports = reportsOf(['sold'], ['not_owner', 'upheld'], ['wrong_price', 'dismissed'], ['sold', 'upheld']);
  expect(weighReports(reports)).toEqual({ total: 20, people: 4, heaviest: 'not_owner', upheld: 2, dismissed: 1 });
});

it('counts a reporter of an ad and its reel once, with both reasons', () => {
  const both = reportsOf(['fraud'], ['fraud']).map((report) => ({ ...report, user_id: 'somebody' }));
  expect(weighReports(both)).toMatchObject({ total: 16, people: 1 });
});
