import { expect, test } from 'vitest';
import { foldPhone, groupPhone, isMobile } from './phoneDigits.ts';

test.each(['0100 000 1234', '+20 100 000 1234', '0020 1000001234', '٠١٠٠ ٠٠٠ ١٢٣٤', '۰۱۰۰۰۰۰۱۲۳۴'])(
  'normalises %s',
  (typed) => expect(foldPhone(typed)).toBe('01000001234'),
);

test('keeps an incomplete number, in Latin digits', () => expect(foldPhone(' ٠١٠٠')).toBe('0100'));

test.each([
  ['01000001234', true],
  ['01112345678', true],
  ['01212345678', true],
  ['01512345678', true],
  ['02212345678', false],
  ['0100000123', false],
  ['', false],
])('%s is a mobile number: %s', (phone, is) => expect(isMobile(phone)).toBe(is));

test('groups a complete number only', () => {
  expect(groupPhone('01000001234')).toBe('0100 000 1234');
  expect(groupPhone('01000')).toBe('01000');
});
