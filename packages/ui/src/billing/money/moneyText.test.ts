import { piastres, toPiastres } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { formatExactPounds, formatNegative, formatPounds } from './moneyText.ts';

it.each([
  [0, '0.00', '0'],
  [5, '0.05', '0.05'],
  [52_632, '526.32', '526.32'],
  [60_000, '600.00', '600'],
  [123_456_710, '1,234,567.10', '1,234,567.10'],
])('writes %i piastres', (amount, exact, short) => {
  expect(formatExactPounds(piastres(amount), 'ar')).toBe(exact);
  expect(formatPounds(piastres(amount), 'en')).toBe(short);
});

it('parses pounds', () => {
  expect(formatPounds(toPiastres(1250.5), 'en')).toBe('1,250.50');
});

it('writes the minus before the number in both directions', () => {
  expect(formatNegative(formatExactPounds(piastres(52_632), 'ar'))).toBe('\u2066\u2212526.32\u2069');
});
