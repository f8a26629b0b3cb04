import { FINISHINGS, formatCairoMonth, MIN_SAMPLE, SUBCATEGORIES } from '@mashrabiya/contract';
import { categories, governorates, subcategories } from '@mashrabiya/reference';
import { describe, expect, it } from 'vitest';
import { createPopularProperties } from './cityDemand.ts';
import { createFixtureProperties, NOW } from './properties.fixture.ts';

const properties = createFixtureProperties(1500);
const listed = properties.filter(({ availability }) => availability === 2);
/** Expired ads of past months come after all others. */
const pastAds = properties.slice(1530 + createPopularProperties(1500).length);
const countOccurrences = <T>(keys: T[]): Map<T, number> =>
  keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<T, number>());

describe('the properties of the seed', () => {
  it('contain the requested number, the popular ones, and a few that are not listed', () => {
    expect(createPopularProperties(1500).length).toBeGreaterThan(200);
    expect(createPopularProperties(100_000)).toEqual(createPopularProperties(1500));
    expect(listed).toHaveLength(1500 + createPopularProperties(1500).length);
    expect(new Set(properties.map(({ availability }) => availability))).toEqual(new Set([1, 2, 3, 4]));
    expect(properties.length - pastAds.length - listed.length).toBe(30);
  });

  it('include a year of popular kinds: eight and more in every month, with rising prices', () => {
    const getKind = (property: (typeof properties)[number]) =>
      `${property.city_id}/${property.category_id}/${property.action}`;
    const pastAdsByKind = [...Map.groupBy(pastAds, getKind).values()];
    expect(pastAdsByKind.length).toBeGreaterThan(20);
    for (const kind of pastAdsByKind) {
      const months = countOccurrences(kind.map(({ created_at }) => formatCairoMonth(created_at)));
      expect(months.size).toBe(11);
      expect(Math.min(...months.values())).toBeGreaterThanOrEqual(MIN_SAMPLE);
    }
    const computeMedian = (...months: string[]) => {
      const prices = pastAds
        .filter(
          ({ action, price, created_at }) => action === 0 && price && months.includes(formatCairoMonth(created_at)),
        )
        .map(({ price, size }) => (price ?? 0) / size)
        .sort((first, second) => first - second);
      return prices[Math.floor(prices.length / 2)] ?? 0;
    };
    const rise = computeMedian('2026-09', '2026-10') / computeMedian('2025-12', '2026-01');
    expect(rise).toBeGreaterThan(1.02);
    expect(rise).toBeLessThan(1.35);
  });

  it('are deterministic for a date', () => {
    expect(createFixtureProperties(300)).toEqual(createFixtureProperties(300));
  });

  it('include several in every governorate', () => {
    const counts = countOccurrences(listed.map(({ governorate_id }) => governorate_id));
    for (const { id, en } of governorates) expect(counts.get(id) ?? 0, en).toBeGreaterThanOrEqual(5);
  });

  it('include every subcategory, sale and rent in every type', () => {
    const counts = countOccurrences(listed.map(({ subcategory_id }) => subcategory_id));
    for (const { id, slug } of subcategories) expect(counts.get(id) ?? 0, slug).toBeGreaterThanOrEqual(3);
    expect(subcategories).toHaveLength(Object.values(SUBCATEGORIES).flat().length);
    const kinds = new Set(listed.map(({ category_id, action }) => `${category_id}/${action}`));
    expect(kinds.size).toBe(categories.length * 2);
  });

  it('include every finishing, ranking and payment', () => {
    expect(new Set(listed.map(({ finishing }) => finishing)).size).toBe(FINISHINGS.length);
    const ranks = countOccurrences(listed.map(({ ranking }) => ranking));
    expect((ranks.get(3) ?? 0) / listed.length).toBeCloseTo(0.06, 1);
    expect((ranks.get(2) ?? 0) / listed.length).toBeCloseTo(0.12, 1);
    expect(new Set(listed.map(({ payment, action }) => `${payment}/${action}`))).toEqual(
      new Set(['0/0', '1/0', '0/1']),
    );
    const unpriced = listed.filter(({ price }) => price === null).length;
    expect(unpriced).toBeGreaterThan(10);
    expect(unpriced).toBeLessThan(90);
  });

  it('have plans that add up, and none for cash', () => {
    for (const { payment, price, advance, installment, up_to_years, receipt } of properties) {
      if (payment === 1) expect((advance ?? 0) + (installment ?? 0) * 12 * (up_to_years ?? 0)).toBe(price);
      else expect([advance, installment, up_to_years, receipt]).toEqual([null, null, null, null]);
    }
  });

  it('are thirty days old at most, ranked ads newer, none in the future', () => {
    for (const { created_at, ranking } of listed) {
      const days = (NOW.getTime() - created_at.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThan(ranking === 3 ? 9 : ranking === 2 ? 18 : 30);
    }
  });

  it('have rooms in homes only, not on land, in factories and shops', () => {
    for (const { category_id, bedrooms } of properties) {
      const isDwelling = category_id === 1 || category_id === 3;
      expect(bedrooms > 0).toBe(isDwelling);
    }
  });

  it('have five pictures or more each, no bathroom first and no cover twice in a row', () => {
    for (const { pictures } of properties) {
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      expect(pictures[0]?.alt_en).not.toContain('bathroom');
    }
    for (const action of [0, 1]) {
      const covers = listed
        .filter((property) => property.action === action)
        .map(({ pictures }) => pictures[0]?.img_name);
      expect(covers.some((cover, index) => cover === covers[index + 1])).toBe(false);
    }
  });

  it('have unique ids', () => {
    expect(new Set(properties.map(({ id }) => id)).size).toBe(properties.length);
  });
});
