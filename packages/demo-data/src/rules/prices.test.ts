import { describe, expect, it } from 'vitest';
import {
  type PriceInput,
  RENT_STEP,
  rentPrice,
  SALE_STEP,
  salePrice,
  seasonRentPrice,
  tradeRentPrice,
} from './prices.ts';

const flat: PriceInput = {
  tier: 4,
  size: 120,
  kind: 'apartment',
  finishing: 'finished',
  position: 0.5,
  inCompound: false,
  waterView: null,
  trade: 0,
};
/** Positions at which properties are drawn: 5–85 % of a tier's range. */
const positions = Array.from({ length: 17 }, (_, index) => 0.05 + index * 0.05);

describe('prices', () => {
  it('are 5.8–10.4 million for 130 m² in a Fifth Settlement compound', () => {
    for (const position of positions) {
      const price = salePrice({ ...flat, tier: 2, size: 130, inCompound: true, position });
      expect(price).toBeGreaterThanOrEqual(5_800_000);
      expect(price).toBeLessThanOrEqual(10_400_000);
    }
  });

  it('are 1.5–2.7 million, or 5,500–9,000 a month, for 110 m² in Faisal', () => {
    for (const position of positions) {
      const faisal = { ...flat, tier: 5, size: 110, position };
      expect(salePrice(faisal)).toBeGreaterThanOrEqual(1_500_000);
      expect(salePrice(faisal)).toBeLessThanOrEqual(2_700_000);
      for (const luck of [0, 0.5, 1]) {
        expect(rentPrice(faisal, luck)).toBeGreaterThanOrEqual(5_500);
        expect(rentPrice(faisal, luck)).toBeLessThanOrEqual(9_000);
      }
    }
  });

  it('are rounded: sales to 25,000 and rents to 500', () => {
    expect(salePrice({ ...flat, size: 117 }) % SALE_STEP).toBe(0);
    expect(rentPrice({ ...flat, size: 117 }, 0.3) % RENT_STEP).toBe(0);
    expect(tradeRentPrice({ ...flat, kind: 'office' }, 0.3) % RENT_STEP).toBe(0);
  });

  it('follow kind, finishing, compound and view', () => {
    expect(salePrice({ ...flat, kind: 'villa' })).toBeGreaterThan(salePrice(flat));
    expect(salePrice({ ...flat, finishing: 'unfinished' })).toBeLessThan(salePrice(flat));
    expect(salePrice({ ...flat, tier: 2, inCompound: true })).toBeGreaterThan(salePrice({ ...flat, tier: 2 }));
    expect(salePrice({ ...flat, inCompound: true })).toBe(salePrice(flat));
    expect(salePrice({ ...flat, waterView: 0 })).toBeGreaterThan(salePrice(flat));
  });

  it('are higher for furnished rents, and highest for a summer month', () => {
    expect(rentPrice({ ...flat, finishing: 'furnished' }, 0.5)).toBeGreaterThan(rentPrice(flat, 0.5));
    expect(seasonRentPrice(2, 100, 0.5)).toBeGreaterThan(80_000);
    expect(seasonRentPrice(1, 100, 0.5)).toBeGreaterThan(seasonRentPrice(2, 100, 0.5));
  });

  it('do not exist for kinds and tiers without a rule', () => {
    expect(() => salePrice({ ...flat, kind: 'castle' })).toThrow('castle');
    expect(() => salePrice({ ...flat, tier: 8 })).toThrow('8');
  });
});
