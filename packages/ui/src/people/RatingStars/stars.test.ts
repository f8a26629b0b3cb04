import { expect, test } from 'vitest';
import { getStarAfterKey } from './stars.ts';

test('inline arrows follow the writing direction, and stop at the ends', () => {
  expect(getStarAfterKey('ArrowRight', 2, 'ltr')).toBe(3);
  expect(getStarAfterKey('ArrowRight', 2, 'rtl')).toBe(1);
  expect(getStarAfterKey('ArrowLeft', 5, 'rtl')).toBe(5);
  expect(getStarAfterKey('ArrowDown', 1, 'ltr')).toBe(1);
  expect(getStarAfterKey('ArrowUp', 0, 'ltr')).toBe(1);
  expect([getStarAfterKey('Home', 4, 'rtl'), getStarAfterKey('End', 1, 'rtl')]).toEqual([1, 5]);
  expect(getStarAfterKey('a', 4, 'rtl')).toBeNull();
});
