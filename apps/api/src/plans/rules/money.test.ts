import { piastres, toPiastres } from '@mashrabiya/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeIncludedVat, computePercentage, computeShare } from './money.ts';

describe('VAT included in a price', () => {
  it.each([
    [toPiastres(600), 14, 7368],
    [toPiastres(114), 14, 1400],
    [toPiastres(250), 14, 3070],
    [piastres(1), 14, 0],
    [piastres(4), 14, 0],
    [piastres(5), 14, 1],
    [toPiastres(100), 0, 0],
    [toPiastres(100), 100, 5000],
    [toPiastres(105), 5, 500],
    [piastres(0), 14, 0],
  ])('of %i at %i percent is %i', (price, percent, vat) => {
    expect(computeIncludedVat(price, percent)).toBe(vat);
  });

  it('is within half a piastre of the exact value, and never above the price', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 10_000 }), (price, hundredths) => {
        const vat = computeIncludedVat(piastres(price), hundredths / 100);
        expect(Math.abs(vat - (price * hundredths) / (10_000 + hundredths))).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(vat).toBeLessThanOrEqual(price);
      }),
    );
  });
});

describe('A share of an amount', () => {
  it('rounds halves up', () => {
    expect(computeShare(piastres(1), 1, 2)).toBe(1);
    expect(computeShare(piastres(3), 1, 2)).toBe(2);
    expect(computePercentage(piastres(25), 2)).toBe(1);
    expect(computePercentage(piastres(24), 2)).toBe(0);
  });

  it('is the full amount for the whole, and zero of zero', () => {
    expect(computeShare(piastres(60_001), 7, 7)).toBe(60_001);
    expect(computeShare(piastres(60_001), 0, 7)).toBe(0);
    expect(computeShare(piastres(60_001), 0, 0)).toBe(0);
  });
});
