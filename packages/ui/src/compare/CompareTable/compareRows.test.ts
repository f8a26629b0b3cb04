import { createI18n } from '@mashrabiya/i18n';
import { en } from '@mashrabiya/i18n/en';
import { property, propertyCards, toProperty } from '@mashrabiya/mocks';
import { describe, expect, it } from 'vitest';
import { buildCardTexts } from '../../listings/shared/cardTexts.ts';
import { buildCompareRows, filterDifferentRows } from './compareRows.ts';

const t = createI18n('en', { en }).getFixedT('en');
const texts = buildCardTexts(t, 'en');
const cards = propertyCards('en');
const getListing = (index: number) => {
  const card = cards[index];
  if (!card) throw new Error(`no home ${index}`);
  return toProperty(card, 'en');
};
const buildRows = (...listings: ReturnType<typeof getListing>[]) =>
  buildCompareRows(listings, t, texts).flatMap(({ rows }) => rows);
const findRow = (key: string, ...listings: ReturnType<typeof getListing>[]) =>
  buildRows(...listings).find((row) => row.key === key);

const apartment = getListing(0);
const villa = getListing(2);
const rental = getListing(3);
const plot = getListing(5);

describe('rows of a comparison', () => {
  it('contain each property’s value, in order', () => {
    expect(findRow('price', apartment, villa)?.cells.map(({ text }) => text)).toEqual([
      'EGP 8,250,000',
      'EGP 38,500,000',
    ]);
    expect(findRow('size', villa, apartment)?.cells.map(({ text }) => text)).toEqual(['420 m²', '165 m²']);
  });

  it('differ if one property has another value, or none', () => {
    expect(findRow('bedrooms', apartment, villa)?.differs).toBe(true);
    expect(findRow('action', apartment, villa)?.differs).toBe(false);
    expect(findRow('down', apartment, villa)).toMatchObject({
      differs: true,
      cells: [{ text: 'EGP 825,000 (10%)' }, { text: null }],
    });
  });

  it('of identical properties never differ', () => {
    expect(filterDifferentRows(buildCompareRows([apartment, apartment], t, texts))).toEqual([]);
    expect(filterDifferentRows(buildCompareRows([apartment], t, texts))).toEqual([]);
    expect(buildCompareRows([], t, texts)).toEqual([]);
  });

  it('are omitted if no property has a value', () => {
    const keys = buildRows(plot, plot).map(({ key }) => key);
    for (const key of ['metre', 'context', 'bedrooms', 'finishing', 'down', 'monthly', 'term', 'receipt']) {
      expect(keys).not.toContain(key);
    }
  });

  it('mark the lowest price and the largest size, including ties', () => {
    expect(findRow('price', apartment, villa, apartment)?.cells.map(({ best }) => best)).toEqual([
      'lowest',
      undefined,
      'lowest',
    ]);
    expect(findRow('size', apartment, villa)?.cells.map(({ best }) => best)).toEqual([undefined, 'largest']);
  });

  it('mark nothing if all are equal, only one is known, or prices are not comparable', () => {
    const listMarks = (...listings: ReturnType<typeof getListing>[]) =>
      findRow('price', ...listings)?.cells.flatMap(({ best }) => best ?? []);
    expect(listMarks(apartment, apartment)).toEqual([]);
    expect(listMarks(apartment, plot)).toEqual([]);
    expect(listMarks(apartment, rental)).toEqual([]);
  });

  it('contain one row for each feature of any property', () => {
    const [first, second] = property('en').features;
    if (!first || !second) throw new Error('the apartment has no features');
    const listings = [
      { ...apartment, features: [first] },
      { ...villa, features: [{ ...first, id: first.id + 1000 }, second] },
    ];
    expect(findRow(`feature ${first.name}`, ...listings)).toMatchObject({
      differs: false,
      cells: [{ hasFeature: true }, { hasFeature: true }],
    });
    expect(findRow(`feature ${second.name}`, ...listings)).toMatchObject({
      differs: true,
      cells: [{ hasFeature: false }, { hasFeature: true }],
    });
  });
});
