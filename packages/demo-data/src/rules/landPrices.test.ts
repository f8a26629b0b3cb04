import { describe, expect, it } from 'vitest';
import {
  computeIndustrialSalePrice,
  computeLandPricePerMetre,
  computeLandSalePrice,
  FEDDAN_M2,
  type LandPriceInput,
} from './landPrices.ts';

const plot: LandPriceInput = {
  subcategory: 'residential',
  tier: 4,
  size: 400,
  position: 0.5,
  isInnerCity: false,
  isReclaimed: false,
};

describe('land prices', () => {
  it('are 1.5–4.5 million a feddan for old fields and 0.2–0.9 for reclaimed ones', () => {
    for (const position of [0, 0.5, 1]) {
      const old = computeLandPricePerMetre({ ...plot, subcategory: 'agricultural', position }) * FEDDAN_M2;
      expect(old).toBeGreaterThanOrEqual(1_500_000);
      expect(old).toBeLessThanOrEqual(4_500_001);
      const desert =
        computeLandPricePerMetre({ ...plot, subcategory: 'agricultural', position, isReclaimed: true }) * FEDDAN_M2;
      expect(desert).toBeGreaterThanOrEqual(199_999);
      expect(desert).toBeLessThanOrEqual(900_001);
    }
  });

  it('stay in range for building land, and are higher in inner districts', () => {
    for (const tier of [1, 3, 5, 7]) {
      const price = computeLandPricePerMetre({ ...plot, tier });
      expect(price).toBeGreaterThanOrEqual(6_000);
      expect(price).toBeLessThanOrEqual(30_000);
    }
    expect(computeLandPricePerMetre({ ...plot, isInnerCity: true })).toBeGreaterThanOrEqual(40_000);
  });

  it('order uses: commercial over medical over leisure; a right of use costs a share', () => {
    const at = (subcategory: string) => computeLandPricePerMetre({ ...plot, subcategory });
    expect(at('commercial')).toBeGreaterThan(at('medical'));
    expect(at('medical')).toBeGreaterThan(at('entertaining'));
    expect(at('usufructRight')).toBeLessThan(at('residential'));
  });

  it('are rounded to 25,000, with 7,000–25,000 a metre for factories', () => {
    expect(computeLandSalePrice({ ...plot, size: 333 }) % 25_000).toBe(0);
    for (const size of [500, 2_000, 10_000]) {
      const perMetre = computeIndustrialSalePrice(size, 0.5, 1) / size;
      expect(perMetre).toBeGreaterThanOrEqual(6_990);
      expect(perMetre).toBeLessThanOrEqual(25_000);
    }
  });
});
