import { partialDeepStrictEqual } from 'node:assert';
import { NO_ERRORS } from './killRounds.ts';
import type { SoakOutcome } from './runSoak.ts';

/** Caches fill up in the first half; what grows further is a leak. */
const MAX_MEMORY_GROWTH = 1.15;

const hasNoErrors = (outcome: object): boolean => {
  try {
    partialDeepStrictEqual(outcome, NO_ERRORS);
    return true;
  } catch {
    return false;
  }
};

/** Returns what is wrong with a soak, in words: failed requests, losses, growing memory, or work that did not happen. */
export function findSoakProblems(outcome: SoakOutcome): string[] {
  const { failed, lost, memoryGrowth, lostListings, approvedListings, selfEndedCount } = outcome;
  const problems: string[] = [];
  for (const [work, count] of Object.entries(failed)) if (count > 0) problems.push(`${count} failed ${work}`);
  if (!hasNoErrors({ ...lost, selfEndedCount })) problems.push(`lost: ${JSON.stringify(lost)}`);
  if (lostListings > 0) problems.push(`${lostListings} approved listings are not active`);
  if (memoryGrowth > MAX_MEMORY_GROWTH) problems.push(`memory grew by the factor ${memoryGrowth.toFixed(2)}`);
  const { newcomers, buyers, videos, leads } = lost;
  if ([newcomers.checked, buyers.checked, videos.checked, leads, approvedListings].includes(0))
    problems.push('one kind of work did not happen');
  return problems;
}
