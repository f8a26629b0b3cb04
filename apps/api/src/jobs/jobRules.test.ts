import { describe, expect, it } from 'vitest';
import { computeRetryTime, isLastAttempt, MAX_ATTEMPTS, UnrecoverableJobError } from './jobRules.ts';

describe('A failed job', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it('is retried with a growing pause, for a day at most', () => {
    const pauses = Array.from(
      { length: MAX_ATTEMPTS - 1 },
      (_, i) => computeRetryTime(i + 1, now).getTime() - now.getTime(),
    );
    expect(pauses.slice(0, 4).map((ms) => ms / 60_000)).toEqual([0.5, 2, 8, 32]);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(86_400_000);
  });

  it('is dead after the last attempt, or when it asks for it', () => {
    expect(isLastAttempt(MAX_ATTEMPTS - 1, new Error('busy'))).toBe(false);
    expect(isLastAttempt(MAX_ATTEMPTS, new Error('busy'))).toBe(true);
    expect(isLastAttempt(1, new UnrecoverableJobError('never'))).toBe(true);
  });
});
