import { expect, test } from 'vitest';
import { readCount, stepCount } from './count.ts';

test.each([
  ['3', 3],
  ['٣', 3],
  [' ۱۲ ', 12],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['2.5', null],
  ['x', null],
])('reads %j as %s', (typed, count) => expect(readCount(typed)).toBe(count));

test('steps stay within the limits', () => {
  const limits = { min: 1, max: 3 };
  expect(stepCount(2, 1, limits)).toBe(3);
  expect(stepCount(3, 1, limits)).toBe(3);
  expect(stepCount(1, -1, limits)).toBe(1);
  expect(stepCount(9, -1, limits)).toBe(3);
  expect(stepCount(null, 1, limits)).toBe(1);
  expect(stepCount(null, -1, limits)).toBe(1);
});
