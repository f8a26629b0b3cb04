import { PROPERTY_TYPES, SUBCATEGORIES } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { findSets, pictureSets } from './manifest.ts';

const kinds = PROPERTY_TYPES.flatMap((type) => SUBCATEGORIES[type].map((subcategory) => ({ type, subcategory })));

describe('picture sets', () => {
  it.each(kinds)('suit $type/$subcategory', ({ type, subcategory }) => {
    expect(pictureSets.some(({ fits }) => fits.includes(`${type}/${subcategory}`))).toBe(true);
    expect(findSets(type, subcategory).length).toBeGreaterThan(0);
  });

  it('have kinds of the contract only', () => {
    const known = new Set(kinds.map(({ type, subcategory }) => `${type}/${subcategory}`));
    expect(pictureSets.flatMap(({ fits }) => fits.filter((fit) => !known.has(fit)))).toEqual([]);
  });

  it('contain five to eight different pictures each', () => {
    for (const { pictures } of pictureSets) {
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      expect(pictures.length).toBeLessThanOrEqual(8);
      expect(new Set(pictures.map(({ img_name }) => img_name)).size).toBe(pictures.length);
    }
  });
});
