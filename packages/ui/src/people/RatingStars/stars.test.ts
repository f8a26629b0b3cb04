import { expect, test } from 'vitest';
import { starAfterKey } from './stars.ts';

test('inline arrows follow the writing direction, and stop at the ends', () => {
  expect(starAfterKey('ArrowRight', 2, 'ltr')).toBe(3);
  expect(starAfterKey('ArrowRight', 2, 'rtl')).toBe(1);
  expect(starAfterKey('ArrowLeft', 5, 'rtl')).toBe(5);
  expect(starAfterKey('ArrowDown', 1, 'ltr')).toBe(1);
  expect(starAfterKey('ArrowUp', 0, 'ltr')).toBe(1);
  expect([starAfterKey('Home', 4, 'rtl'), starAfterKey('End', 1, 'rtl')]).toEqual([1, 5]);
  expect(starAfterKey('a', 4, 'rtl')).toBeNull();
});
