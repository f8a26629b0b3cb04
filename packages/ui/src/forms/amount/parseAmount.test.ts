import { describe, expect, test } from 'vitest';
import { parseAmount, parseSize, toWholeAmount } from './parseAmount.ts';

describe('parseAmount', () => {
  test.each([
    ['3m', 3_000_000],
    ['2.5M', 2_500_000],
    ['2.5 m', 2_500_000],
    ['350k', 350_000],
    ['1,200,000', 1_200_000],
    ['1.200.000', 1_200_000],
    ['350.000', 350_000],
    ['1.250m', 1_250_000],
    ['1 200 000', 1_200_000],
    ['EGP 4,850,000', 4_850_000],
    ['4,850,000 ج.م', 4_850_000],
    ['500', 500],
    ['0', 0],
    ['1.5 billion', 1_500_000_000],
    ['2 million 500 thousand', 2_500_000],
  ])('reads %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  test.each([
    ['٣ مليون', 3_000_000],
    ['٣مليون', 3_000_000],
    ['٣٥٠ ألف', 350_000],
    ['٣٥٠ الف جنيه', 350_000],
    ['۲٫۵ مليون', 2_500_000],
    ['1,5 مليون', 1_500_000],
    ['١٬٢٠٠٬٠٠٠', 1_200_000],
    ['١،٢٠٠،٠٠٠', 1_200_000],
    ['5 ملايين', 5_000_000],
    ['مليون', 1_000_000],
    ['مليونين', 2_000_000],
    ['مليون ونص', 1_500_000],
    ['نص مليون', 500_000],
    ['٢ ونصف مليون', 2_500_000],
    ['2 مليون و 500 ألف', 2_500_000],
    ['مليون و٢٠٠ الف', 1_200_000],
    ['ألفين', 2_000],
    ['٣ مليار', 3_000_000_000],
  ])('reads %s as written in Egypt', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  test.each(['', '  ', 'k', 'cheap', '-5', '3x', '1,2,3', '3m 4m', '2 3', '1e9', 'شقة'])('refuses %j', (typed) =>
    expect(parseAmount(typed)).toBeNull(),
  );

  test.each([
    ['4.5', 4.5],
    ['٤٫٥', 4.5],
    ['4.9999', 4.9999],
    ['2.3456789m', 2_345_678.9],
    ['1.1m', 1_100_000],
    ['2.345678 مليون', 2_345_678],
    ['9999999999999', 9_999_999_999_999],
  ])('reads %s unchanged', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  test('only whole amounts up to the highest price are sent to the server', () =>
    expect([4.5, 1_000_000_000_000, 1_000_000_000_001, null].map(toWholeAmount)).toEqual([
      undefined,
      1_000_000_000_000,
      undefined,
      undefined,
    ]));
});

describe('parseSize', () => {
  test.each([
    ['120', 120],
    ['120m', 120],
    ['120 m²', 120],
    ['120m²', 120],
    ['١٢٠م٢', 120],
    ['١٢٠ م²', 120],
    ['١٢٠ م', 120],
    ['120 متر', 120],
    ['2k', 2_000],
    ['5 آلاف متر مربع', 5_000],
  ])('reads %s', (typed, size) => expect(parseSize(typed)).toBe(size));
});
