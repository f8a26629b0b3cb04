import { describe, expect, it } from 'vitest';
import { computeLetterMask, computeTypoDistance, countMaskDifferences, getAllowedTypos } from './typos.ts';

describe('computeTypoDistance', () => {
  it.each([
    ['villa', 'villa', 0],
    ['villla', 'villa', 1],
    ['vila', 'villa', 1],
    ['vilka', 'villa', 1],
    ['vlila', 'villa', 1],
    ['تجمغ', 'تجمع', 1],
    ['pharmcay', 'pharmacy', 1],
    ['apartmnet', 'apartment', 1],
    ['shiekh', 'sheikh', 1],
    ['castle', 'villa', 3],
    ['', 'abc', 3],
  ])('%s and %s differ by %i', (a, b, typos) => {
    expect(computeTypoDistance(a, b, 2)).toBe(typos);
    expect(computeTypoDistance(b, a, 2)).toBe(typos);
  });
});

it('allows no typos in short words and two in long ones', () => {
  expect(['abc', 'abcd', 'abcdef', 'abcdefg'].map((word) => getAllowedTypos(word.length))).toEqual([0, 1, 1, 2]);
});

it('finds every close word, whatever its letters', () => {
  const pairs = [
    ['تجمغ', 'تجمع'],
    ['vlila', 'villa'],
    ['studioo', 'studio'],
  ] as const;
  for (const [a, b] of pairs)
    expect(countMaskDifferences(computeLetterMask(a), computeLetterMask(b))).toBeLessThanOrEqual(
      2 * computeTypoDistance(a, b, 2),
    );
  expect(countMaskDifferences(0, -1)).toBe(32);
});
