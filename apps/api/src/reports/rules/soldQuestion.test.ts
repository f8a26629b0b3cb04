import type { ReportReason } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { needsOwnerAnswer } from './soldQuestion.ts';

const OWNER = 'owner';
let visitors = 0;
/** A report of another visitor. */
const report = (reason: ReportReason, user_id: string | null = null) => ({ reason, user_id, visitor: `${visitors++}` });
const sold = () => report('sold');
const once = report('sold');

it.each([
  [false, []],
  [false, [sold(), sold()]],
  [false, [sold(), sold(), sold(), sold()]],
  [true, [sold(), report('sold', 'somebody'), sold()]],
  [false, [sold(), sold(), report('fraud'), report('wrong_price')]],
  [false, [sold(), sold(), report('sold', OWNER)]],
  // Reports of the listing and of its reels.
  [false, [sold(), once, once]],
  [false, [sold(), report('sold', 'somebody'), report('sold', 'somebody')]],
])('asks the owner: %s for %o', (asked, reports) => {
  expect(needsOwnerAnswer(reports, OWNER)).toBe(asked);
});
