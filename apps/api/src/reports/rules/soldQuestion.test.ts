import type { ReportReason } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { needsOwnerAnswer } from './soldQuestion.ts';

const OWNER_ID = 'owner';
let visitorCount = 0;
/** A report of another visitor. */
const createReport = (reason: ReportReason, user_id: string | null = null) => ({
  reason,
  user_id,
  visitor: `${visitorCount++}`,
});
const createSoldReport = () => createReport('sold');
const sharedSoldReport = createReport('sold');

it.each([
  [false, []],
  [false, [createSoldReport(), createSoldReport()]],
  [false, [createSoldReport(), createSoldReport(), createSoldReport(), createSoldReport()]],
  [true, [createSoldReport(), createReport('sold', 'somebody'), createSoldReport()]],
  [false, [createSoldReport(), createSoldReport(), createReport('fraud'), createReport('wrong_price')]],
  [false, [createSoldReport(), createSoldReport(), createReport('sold', OWNER_ID)]],
  // Reports of the listing and of its reels.
  [false, [createSoldReport(), sharedSoldReport, sharedSoldReport]],
  [false, [createSoldReport(), createReport('sold', 'somebody'), createReport('sold', 'somebody')]],
])('asks the owner: %s for %o', (isAsked, reports) => {
  expect(needsOwnerAnswer(reports, OWNER_ID)).toBe(isAsked);
});
