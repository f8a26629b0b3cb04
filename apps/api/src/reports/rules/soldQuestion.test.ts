import type { ReportReason } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { asksOwner } from './soldQuestion.ts';

const OWNER = 'owner';
let visitors = 0;
/** A report of another visitor. */
const said = (reason: ReportReason, user_id: string | null = null) => ({ reason, user_id, visitor: `${visitors++}` });
const sold = () => said('sold');
const once = said('sold');

it.each([
  [false, []],
  [false, [sold(), sold()]],
  [false, [sold(), sold(), sold(), sold()]],
  [true, [sold(), said('sold', 'somebody'), sold()]],
  [false, [sold(), sold(), said('fraud'), said('wrong_price')]],
  [false, [sold(), sold(), said('sold', OWNER)]],
  // Reports of the listing and of its reels.
  [false, [sold(), once, once]],
  [false, [sold(), said('sold', 'somebody'), said('sold', 'somebody')]],
])('asks the owner: %s of %o', (asked, reports) => {
  expect(asksOwner(reports, OWNER)).toBe(asked);
});
