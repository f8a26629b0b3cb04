import { describe, expect, it } from 'vitest';
import {
  computeRentPrice,
  computeSalePrice,
  computeSeasonRentPrice,
  computeTradeRentPrice,
  type PriceInput,
  RENT_STEP,
  SALE_STEP,
} from './prices.ts';

const flat: PriceInput = {
  tier: 4,
  size: 120,
  kind: 'apartment',
  finishing: 'finished',
  position: 0.5,
  isInCompound: false,
  waterView: null,
  tradeFactor: 0,
};
/** Positions at which properties are drawn: 5–85 % of a tier's range. */
const positions = Array.from({ length: 17 }, (_, index) => 0.05 + index * 0.05);

describe('prices', () => {
  it('are 5.8–10.4 million for 130 m² in a Fifth Settlement compound', () => {
    for (const position of positions) {
      const price = computeSalePrice({ ...flat, tier: 2, size: 130, isInCompound: true, position });
      expect(price).toBeGreaterThanOrEqual(5_800_000);
      expect(price).toBeLessThanOrEqual(10_400_000);
    }
  });

  it('are 1.5–2.7 million, or 5,500–9,000 a month, for 110 m² in Faisal', () => {
    for (const position of positions) {
      const faisal = { ...flat, tier: 5, size: 110, position };
      expect(computeSalePrice(faisal)).toBeGreaterThanOrEqual(1_500_000);
      expect(computeSalePrice(faisal)).toBeLessThanOrEqual(2_700_000);
      for (const luck of [0, 0.5, 1]) {
        expect(computeRentPrice(faisal, luck)).toBeGreaterThanOrEqual(5_500);
        expect(computeRentPrice(faisal, luck)).toBeLessThanOrEqual(9_000);
      }
    }
  });

  it('are rounded: sales to 25,000 and rents to 500', () => {
    expect(computeSalePrice({ ...flat, size: 117 }) % SALE_STEP).toBe(0);
    expect(computeRentPrice({ ...flat, size: 117 }, 0.3) % RENT_STEP).toBe(0);
    expect(computeTradeRentPrice({ ...flat, kind: 'office' }, 0.3) % RENT_STEP).toBe(0);
  });

  it('follow kind, finishing, compound and view', () => {
    expect(computeSalePrice({ ...flat, kind: 'villa' })).toBeGreaterThan(computeSalePrice(flat));
    expect(computeSalePrice({ ...flat, finishing: 'unfinished' })).toBeLessThan(computeSalePrice(flat));
    expect(computeSalePrice({ ...flat, tier: 2, isInCompound: true })).toBeGreaterThan(
      computeSalePrice({ ...flat, tier: 2 }),
    );
    expect(computeSalePrice({ ...flat, isInCompound: true })).toBe(computeSalePrice(flat));
    expect(computeSalePrice({ ...flat, waterView: 0 })).toBeGreaterThan(computeSalePrice(flat));
  });

  it('are higher for furnished rents, and highest for a summer month', () => {
    expect(computeRentPrice({ ...flat, finishing: 'furnished' }, 0.5)).toBeGreaterThan(computeRentPrice(flat, 0.5));
    expect(computeSeasonRentPrice(2, 100, 0.5)).toBeGreaterThan(80_000);
    expect(computeSeasonRentPrice(1, 100, 0.5)).toBeGreaterThan(computeSeasonRentPrice(2, 100, 0.5));
  });

  it('do not exist for kinds and tiers without a rule', () => {
    expect(() => computeSalePrice({ ...flat, kind: 'castle' })).toThrow('castle');
    expect(() => computeSalePrice({ ...flat, tier: 8 })).toThrow('8');
  });
});
