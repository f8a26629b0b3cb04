import { expect, test } from 'vitest';
import { foldDigits } from './digits.ts';
import { parsePhone, phoneToE164 } from './phone.ts';

test('digits of three scripts are equal', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(foldDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(foldDigits('٣٫٥ و ١٬٢٠٠')).toBe('3.5 و 1,200');
});

test('phones are accepted in common spellings', () => {
  const typedNumbers = [
    '01000001234',
    '+20 100 000 1234',
    '0020-1000001234',
    '٠١٠٠٠٠٠١٢٣٤',
    '۰۱۰۰۰۰۰۱۲۳۴',
    '201000001234',
  ];
  expect(typedNumbers.map(parsePhone)).toEqual(Array(6).fill('01000001234'));
  expect(phoneToE164('01000001234')).toBe('+201000001234');
});

test('other numbers than Egyptian mobiles are refused', () => {
  expect(['0100000123', '010000012345', '0200000000', '', '+441000001234'].map(parsePhone)).toEqual(
    Array(5).fill(null),
  );
});
