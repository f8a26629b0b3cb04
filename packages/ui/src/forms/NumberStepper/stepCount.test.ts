import { expect, test } from 'vitest';
import { stepNumber } from './stepCount.ts';

test('steps stay within the limits', () => {
  const limits = { min: 1, max: 3 };
  expect(stepNumber(2, 1, limits)).toBe(3);
  expect(stepNumber(3, 1, limits)).toBe(3);
  expect(stepNumber(1, -1, limits)).toBe(1);
  expect(stepNumber(9, -1, limits)).toBe(3);
  expect(stepNumber(null, 1, limits)).toBe(1);
  expect(stepNumber(null, -1, limits)).toBe(1);
});

test('the first step leads to the start', () => {
  expect(stepNumber(null, 1, { min: -1, max: 200, start: 1 })).toBe(1);
  expect(stepNumber(null, -1, { min: -1, max: 200, start: 1 })).toBe(1);
});

test('a step from a fraction leads to the next whole number', () => {
  const limits = { min: 1, max: 99 };
  expect(stepNumber(62.5, 1, limits)).toBe(63);
  expect(stepNumber(62.5, -1, limits)).toBe(62);
});
