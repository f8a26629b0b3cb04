import type { ReporterRecord, ReportReason } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { rateReporter, weighReports } from './reportWeight.ts';

type TestReport = [ReportReason, ReporterRecord?];
/** Reports of different people. */
const createReports = (...testReports: TestReport[]) =>
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
  expect(rateReporter({ upheld, dismissed })).toBe(record);
});

/** From the lightest to the heaviest. */
const CASES: readonly [total: number, reports: ReturnType<typeof createReports>][] = [
  [1, createReports(['sold', 'dismissed'])],
  [2, createReports(['sold'])],
  [4, createReports(['fraud', 'dismissed'])],
  [4, createReports(['sold', 'upheld'])],
  [4, createReports(['wrong_price'])],
  [4, createReports(['wrong_place'])],
  [4, createReports(['other'])],
  [4, createReports(['insulting'])],
  [4, createReports(['wrong_number'])],
  [6, createReports(['impersonation'])],
  [6, createReports(['not_owner'])],
  [6, createReports(['sold'], ['sold'], ['sold'])],
  [8, createReports(['fraud'])],
  [10, createReports(['not_owner'], ['wrong_price'])],
  [12, createReports(['not_owner', 'upheld'])],
  [16, createReports(['fraud'], ['fraud'])],
  [18, createReports(['fraud', 'upheld'], ['sold'])],
];

it.each(CASES)('weighs %i: %o', (total, reports) => {
  expect(weighReports(reports).total).toBe(total);
});

it('explains the weight: number of reporters, gravest reason, their record', () => {
  const reports = createReports(['sold'], ['not_owner', 'upheld'], ['wrong_price', 'dismissed'], ['sold', 'upheld']);
  expect(weighReports(reports)).toEqual({ total: 20, people: 4, heaviest: 'not_owner', upheld: 2, dismissed: 1 });
});

it('counts a reporter of an ad and its reel once, with both reasons', () => {
  const sameUserReports = createReports(['fraud'], ['fraud']).map((report) => ({ ...report, user_id: 'somebody' }));
  expect(weighReports(sameUserReports)).toMatchObject({ total: 16, people: 1 });
});
