import { expect, it } from 'vitest';
import { toLeadCounts } from './leadCounts.ts';

const ROWS = [
  { status: 'new', count: 5, due: 1 },
  { status: 'contacted', count: 3, due: 2 },
  { status: 'won', count: 2, due: 0 },
] as const;

it.each([
  ['all leads', undefined, false, 10],
  ['one status', 'contacted', false, 3],
  ['a status without leads', 'offer', false, 0],
  ['due follow-ups', undefined, true, 3],
  ['due follow-ups of one status', 'new', true, 1],
] as const)('counts %s, and the leads of every choice', (_, status, isDue, total) => {
  expect(toLeadCounts(ROWS, { status, isDue })).toEqual({
    counts: { new: 5, contacted: 3, viewing: 0, offer: 0, won: 2, lost: 0 },
    due: 3,
    total,
  });
});
