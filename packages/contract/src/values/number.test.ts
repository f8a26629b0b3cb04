import { describe, expect, it } from 'vitest';
import { parseNumber } from './number.ts';

describe('parseNumber', () => {
  it.each([
    ['165', 165],
    ['٣', 3],
    [' ۱۲ ', 12],
    ['1,000', 1000],
    ['1,234,567', 1_234_567],
    ['١٬٠٠٠', 1000],
    ['١،٠٠٠', 1000],
    ['1 000', 1000],
    ['62.5', 62.5],
    ['٦٢٫٥', 62.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['-1', -1],
    ['007', 7],
    ['1000000000001', 1_000_000_000_001],
  ])('reads %j as %d', (text, number) => expect(parseNumber(text)).toBe(number));

  it.each([
    '',
    'three',
    '3x',
    '1,00',
    '1,5',
    ',5',
    '1e3',
    '0x10',
    '1.2.3',
    '1,000,00',
    '--1',
    '5.',
    'Infinity',
    '1 00',
  ])('reads no number in %j', (text) => expect(parseNumber(text)).toBeNull());
});
