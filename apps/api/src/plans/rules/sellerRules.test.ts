import { describe, expect, it } from 'vitest';
import { isSellerMissing } from './sellerRules.ts';

describe('A seller', () => {
  const seller = { name_ar: 'م', name_en: 'M', address_ar: 'ق', address_en: 'C' };
  it.each([
    ['000-000-000', '000000', true],
    ['', '', true],
    ['123-456-789', '000000', true],
    ['000-000-000', '123456', true],
    ['123-456-789', '123456', false],
  ])('with the tax number "%s" and the register "%s" lacks: %s', (tax_number, commercial_register, missing) => {
    expect(isSellerMissing({ ...seller, tax_number, commercial_register })).toBe(missing);
  });
});
