import { expect, test } from 'vitest';
import { formatIsoDate, fromLocalDate, parseDate, toLocalDate } from './isoDate.ts';

test.each([
  '25/12/2027',
  '25-12-2027',
  '25.12.2027',
  '25 12 2027',
  '٢٥/١٢/٢٠٢٧',
  '۲۵/۱۲/۲۰۲۷',
  '25122027',
  '2027-12-25',
])('reads %s', (typed) => expect(parseDate(typed)).toBe('2027-12-25'));

test('one digit is enough for days and months', () => expect(parseDate('1/6/2027')).toBe('2027-06-01'));

test.each(['', '31/2/2027', '12/25/2027', '25/12/27', '25/12', '1/1/1800', 'tomorrow'])('refuses %j', (typed) =>
  expect(parseDate(typed)).toBeNull(),
);

test('accepts a leap day in leap years only', () => {
  expect(parseDate('29/2/2028')).toBe('2028-02-29');
  expect(parseDate('29/2/2027')).toBeNull();
});

test('converts to the calendar and back', () => {
  expect(fromLocalDate(toLocalDate('2027-03-01'))).toBe('2027-03-01');
  expect(formatIsoDate('2027-03-01')).toBe('01/03/2027');
});
