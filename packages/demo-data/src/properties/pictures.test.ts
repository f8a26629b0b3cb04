import { PROPERTY_TYPES, SUBCATEGORIES } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { findSets } from '../pictures/manifest.ts';
import { createRandom } from '../random/random.ts';
import { createPicturePicker } from './pictures.ts';
import { createPictureSets } from './properties.fixture.ts';

const kinds = PROPERTY_TYPES.flatMap((type) => SUBCATEGORIES[type].map((subcategory) => [type, subcategory] as const));

describe('pictures of the seed', () => {
  it.each(kinds)('include five to eight matching ones for %s/%s', (type, subcategory) => {
    const pickPictures = createPicturePicker(createRandom('test'), findSets);
    const pictures = pickPictures(type, subcategory);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(pictures.length).toBeLessThanOrEqual(8);
    expect(new Set(pictures.map(({ img_name }) => img_name)).size).toBe(pictures.length);
  });

  it('use each cover once before a repetition', () => {
    const pickPictures = createPicturePicker(createRandom('test'), createPictureSets);
    const covers = Array.from({ length: 12 }, () => pickPictures('housing', 'apartment')[0]?.img_name);
    expect(new Set(covers).size).toBeGreaterThanOrEqual(10);
  });

  it('have another cover and mostly another subject than their neighbours', () => {
    const pickPictures = createPicturePicker(createRandom('test'), findSets);
    const covers = Array.from({ length: 500 }, () => pickPictures('housing', 'apartment')[0]);
    const countRepeated = <T>(values: readonly T[], distance: number) =>
      values.filter((value, i) => values.slice(Math.max(0, i - distance), i).includes(value)).length;
    expect(
      countRepeated(
        covers.map((cover) => cover?.img_name),
        24,
      ),
    ).toBe(0);
    expect(
      countRepeated(
        covers.map((cover) => cover?.alt_en.split(',')[0]),
        4,
      ),
    ).toBeLessThan(25);
  });

  it('throw an error when none exist', () => {
    const pickPictures = createPicturePicker(createRandom('test'), () => []);
    expect(() => pickPictures('land', 'store')).toThrow('land/store');
  });
});
