import { expect, test } from 'vitest';
import { findRate } from './findRate.ts';

const RATES = [
  { years: 20, rate: 23 },
  { years: 5, rate: 21 },
  { years: 10, rate: 22.5 },
];

test('a loan has the rate of the shortest term that is long enough', () => {
  expect([1, 5, 6, 10, 20].map((years) => findRate(RATES, years))).toEqual([21, 21, 22.5, 22.5, 23]);
});

test('a longer loan has the rate of the longest term, in any order', () => {
  expect(findRate(RATES, 25)).toBe(23);
});

test('no rate is known without rates', () => {
  expect(findRate([], 10)).toBeUndefined();
});
