import { expect, it } from 'vitest';
import { findPhones } from './findPhones.ts';

const findTexts = (text: string) => findPhones(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Call 01000001234 now', '01000001234'],
  ['اتصل على ٠١٠٠٠٠٠١٢٣٤ الآن', '٠١٠٠٠٠٠١٢٣٤'],
  ['۰۱۰۰۰۰۰۱۲۳۴', '۰۱۰۰۰۰۰۱۲۳۴'],
  ['0100 000 1234', '0100 000 1234'],
  ['٠١٠٠-٠٠٠-١٢٣٤', '٠١٠٠-٠٠٠-١٢٣٤'],
  ['0 1 0 0 0 0 0 1 2 3 4', '0 1 0 0 0 0 0 1 2 3 4'],
  ['0100.000.1234 / 0100_000–1234', '0100.000.1234', '0100_000–1234'],
  ['(+20) 100 000 1234', '+20) 100 000 1234'],
  ['0020-1000001234', '0020-1000001234'],
  ['٠١٠0000١234', '٠١٠0000١234'],
  ['شقة 200 م 01000001234، أو 02 2345 6789', '01000001234', '02 2345 6789'],
  ['\u200e0100\u200e0001234', '0100\u200e0001234'],
])('finds the phone numbers of %j', (text, ...found) => {
  expect(findTexts(text)).toEqual(found);
});

it.each([
  'Price 1,500,000 EGP, 120 m², floor 10 of 12',
  'السعر ١٥٠٠٠٠٠ جنيه، والمقدم 1000000 على 10 سنوات',
  '2026-01-12, 10:00 to 12:00',
  'Licence 30100000123456789',
  '010000012345678',
  '',
])('finds none in %j', (text) => {
  expect(findTexts(text)).toEqual([]);
});

it('takes no longer for hostile input', () => {
  const start = performance.now();
  findPhones('0 1 '.repeat(5_000));
  findPhones(`0${' '.repeat(20_000)}1`);
  expect(performance.now() - start).toBeLessThan(500);
});
