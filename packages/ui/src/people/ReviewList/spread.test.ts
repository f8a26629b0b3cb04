import { expect, test } from 'vitest';
import { computeSpread } from './spread.ts';

test('returns the share of each number of stars, the best first', () => {
  expect(computeSpread({ 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 }).map(({ percent }) => percent)).toEqual([50, 25, 0, 0, 25]);
});

test('returns nothing without reviews', () => {
  expect(computeSpread({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }).every(({ percent }) => percent === 0)).toBe(true);
});
