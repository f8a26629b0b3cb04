import { expect, it } from 'vitest';
import { FAST_POLLS, pauseAfter } from './pauses.ts';

it('waits longer each time, half a minute at most', () => {
  const pauses = Array.from({ length: 12 }, (_, asked) => pauseAfter(asked));
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses[0]).toBe(1_500);
  expect(pauses.at(-1)).toBe(30_000);
});

it('polls quickly for some twenty seconds', () => {
  const waited = Array.from({ length: FAST_POLLS }, (_, asked) => pauseAfter(asked)).reduce((a, b) => a + b);
  expect(waited).toBeGreaterThan(15_000);
  expect(waited).toBeLessThan(30_000);
});
