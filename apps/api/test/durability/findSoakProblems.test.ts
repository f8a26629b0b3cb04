import { describe, expect, it } from 'vitest';
import { findSoakProblems } from './findSoakProblems.ts';
import { NO_ERRORS } from './killRounds.ts';
import type { SoakOutcome } from './runSoak.ts';

const { newcomers, buyers, videos, selfEndedCount, ...leads } = NO_ERRORS;
const outcome: SoakOutcome = {
  minutes: 5,
  capacity: 100,
  intervals: [],
  visits: 1_000,
  failed: { visits: 0, leads: 0, newcomers: 0, buyers: 0, listers: 0 },
  lostListings: 0,
  approvedListings: 10,
  memoryGrowth: 1,
  lost: {
    ...leads,
    leads: 10,
    newcomers: { ...newcomers, checked: 10 },
    buyers: { ...buyers, checked: 10 },
    videos: { ...videos, checked: 10 },
  },
  selfEndedCount,
};
const { lost } = outcome;

describe('The problems of a soak', () => {
  it('are none if everything was answered and stored', () => {
    expect(findSoakProblems(outcome)).toEqual([]);
  });

  it.each<[string, Partial<SoakOutcome>]>([
    ['2 failed visits', { failed: { ...outcome.failed, visits: 2 } }],
    ['lost', { lost: { ...lost, lost: 1 } }],
    ['lost', { lost: { ...lost, buyers: { ...lost.buyers, ledgerFaults: 1 } } }],
    ['lost', { selfEndedCount: 1 }],
    ['1 approved listings', { lostListings: 1 }],
    ['memory grew', { memoryGrowth: 1.3 }],
    ['did not happen', { approvedListings: 0 }],
  ])('include: %s', (problem, changes) => {
    expect(findSoakProblems({ ...outcome, ...changes })).toEqual([expect.stringContaining(problem)]);
  });
});
