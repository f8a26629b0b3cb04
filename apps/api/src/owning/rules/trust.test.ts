import { describe, expect, it } from 'vitest';
import { DEFAULT_TRUSTED, needsNoReview, readTrusted } from './trust.ts';

describe('Whose edits wait for nobody', () => {
  it.each<[string[], number, number, boolean]>([
    [[], 0, 3, true],
    [['price'], 2, 3, false],
    [['price'], 3, 3, true],
    [
      ['price', 'description_ar', 'description_en', 'payment', 'advance', 'up_to_years', 'receipt', 'installment'],
      3,
      3,
      true,
    ],
    [['price', 'size'], 9, 3, false],
    [['address_ar'], 9, 3, false],
    [['pictures'], 9, 3, false],
    [['lat'], 9, 3, false],
    [['price'], 9, 0, false],
    [[], 0, 0, true],
  ])('a change of %j after %i accepted ads where %i are asked for: %s', (changed, accepted, asked, free) =>
    expect(needsNoReview(changed, accepted, asked)).toBe(free),
  );

  it.each([
    ['5', 5],
    ['0', 0],
    [undefined, DEFAULT_TRUSTED],
    ['', DEFAULT_TRUSTED],
    [' ', DEFAULT_TRUSTED],
    ['-1', DEFAULT_TRUSTED],
    ['2.5', DEFAULT_TRUSTED],
    ['many', DEFAULT_TRUSTED],
  ])('the setting %j asks for %i', (text, ads) => expect(readTrusted(text)).toBe(ads));
});
