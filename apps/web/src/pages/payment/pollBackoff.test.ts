import { expect, it } from 'vitest';
import { FAST_POLLS, getPollDelayMs } from './pollBackoff.ts';

it('waits longer each time, half a minute at most', () => {
  const pauses = Array.from({ length: 12 }, (_, polls) => getPollDelayMs(polls));
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses[0]).toBe(1_500);
  expect(pauses.at(-1)).toBe(30_000);
});

it('polls quickly for some twenty seconds', () => {
  const totalPause = Array.from({ length: FAST_POLLS }, (_, polls) => getPollDelayMs(polls)).reduce((a, b) => a + b);
  expect(totalPause).toBeGreaterThan(15_000);
  expect(totalPause).toBeLessThan(30_000);
});
