import { piastres, piastresOf } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { exactPounds, poundsText } from './moneyText.ts';

it.each([
  [0, '0.00', '0'],
  [5, '0.05', '0.05'],
  [52_632, '526.32', '526.32'],
  [60_000, '600.00', '600'],
  [123_456_710, '1,234,567.10', '1,234,567.10'],
])('writes %i piastres', (amount, exact, short) => {
  expect(exactPounds(piastres(amount), 'ar')).toBe(exact);
  expect(poundsText(piastres(amount), 'en')).toBe(short);
});

it('parses pounds', () => {
  expect(poundsText(piastresOf(1250.5), 'en')).toBe('1,250.50');
});
