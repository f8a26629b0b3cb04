import { PROPERTY_TYPES, SUBCATEGORIES } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { createDrawings } from './drawings.ts';
import { findSets, pictureSets } from './manifest.ts';
import { sets } from './sets.ts';

const kinds = PROPERTY_TYPES.flatMap((type) => SUBCATEGORIES[type].map((subcategory) => ({ type, subcategory })));

describe('picture sets', () => {
  it.each(kinds)('suit $type/$subcategory', ({ type, subcategory }) => {
    expect(sets.some(({ fits }) => fits.includes(`${type}/${subcategory}`))).toBe(true);
    expect(findSets(type, subcategory).length).toBeGreaterThan(0);
  });

  it('have kinds of the contract only', () => {
    const known = new Set(kinds.map(({ type, subcategory }) => `${type}/${subcategory}`));
    expect(sets.flatMap(({ fits }) => fits.filter((fit) => !known.has(fit)))).toEqual([]);
  });

  it('contain five to eight different pictures each', () => {
    for (const { pictures } of pictureSets) {
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      expect(pictures.length).toBeLessThanOrEqual(8);
      expect(new Set(pictures.map(({ img_name }) => img_name)).size).toBe(pictures.length);
    }
  });

  it('are rendered from the current scenes', () => {
    const rendered = pictureSets.flatMap(({ pictures }) => pictures.map(({ source }) => source));
    expect(rendered).toEqual(createDrawings(sets).map(({ source }) => source));
  }, 60_000);
});
