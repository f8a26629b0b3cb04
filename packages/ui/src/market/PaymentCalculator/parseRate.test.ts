import { expect, test } from 'vitest';
import { parseRate } from './parseRate.ts';

test('a percentage is read in any digits, with or without its sign', () => {
  expect(['22.5', '٢٢٫٥', '٢٢٫٥٪', '22,5 %', '0', '۱۹', '100', '7.'].map(parseRate)).toEqual([
    22.5, 22.5, 22.5, 22.5, 0, 19, 100, 7,
  ]);
});

test('other texts are refused', () => {
  expect(['', '101', '-3', '1e2', 'كثير', '1.2.3', '22.5.'].map(parseRate)).toEqual(Array(7).fill(null));
});
