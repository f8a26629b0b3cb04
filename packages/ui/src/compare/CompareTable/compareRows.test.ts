import { createI18n } from '@mashrabiya/i18n';
import { en } from '@mashrabiya/i18n/en';
import { property, propertyCards, propertyOf } from '@mashrabiya/mocks';
import { describe, expect, it } from 'vitest';
import { textsFrom } from '../../listings/texts.ts';
import { compareRows, differentRows } from './compareRows.ts';

const t = createI18n('en', { en }).getFixedT('en');
const texts = textsFrom(t, 'en');
const cards = propertyCards('en');
const at = (index: number) => {
  const card = cards[index];
  if (!card) throw new Error(`no home ${index}`);
  return propertyOf(card, 'en');
};
const rowsOf = (...listings: ReturnType<typeof at>[]) => compareRows(listings, t, texts).flatMap(({ rows }) => rows);
const row = (key: string, ...listings: ReturnType<typeof at>[]) => rowsOf(...listings).find((one) => one.key === key);

const apartment = at(0);
const villa = at(2);
const rental = at(3);
const plot = at(5);

describe('rows of a comparison', () => {
  it('contain each property’s value, in order', () => {
    expect(row('price', apartment, villa)?.cells.map(({ text }) => text)).toEqual(['EGP 8,250,000', 'EGP 38,500,000']);
    expect(row('size', villa, apartment)?.cells.map(({ text }) => text)).toEqual(['420 m²', '165 m²']);
  });

  it('differ if one property has another value, or none', () => {
    expect(row('bedrooms', apartment, villa)?.differs).toBe(true);
    expect(row('action', apartment, villa)?.differs).toBe(false);
    expect(row('down', apartment, villa)).toMatchObject({
      differs: true,
      cells: [{ text: 'EGP 825,000 (10%)' }, { text: null }],
    });
  });

  it('of identical properties never differ', () => {
    expect(differentRows(compareRows([apartment, apartment], t, texts))).toEqual([]);
    expect(differentRows(compareRows([apartment], t, texts))).toEqual([]);
    expect(compareRows([], t, texts)).toEqual([]);
  });

  it('are omitted if no property has a value', () => {
    const keys = rowsOf(plot, plot).map(({ key }) => key);
    for (const key of ['metre', 'context', 'bedrooms', 'finishing', 'down', 'monthly', 'term', 'receipt']) {
      expect(keys).not.toContain(key);
    }
  });

  it('mark the lowest price and the largest size, including ties', () => {
    expect(row('price', apartment, villa, apartment)?.cells.map(({ best }) => best)).toEqual([
      'lowest',
      undefined,
      'lowest',
    ]);
    expect(row('size', apartment, villa)?.cells.map(({ best }) => best)).toEqual([undefined, 'largest']);
  });

  it('mark nothing if all are equal, only one is known, or prices are not comparable', () => {
    const marks = (...listings: ReturnType<typeof at>[]) =>
      row('price', ...listings)?.cells.flatMap(({ best }) => best ?? []);
    expect(marks(apartment, apartment)).toEqual([]);
    expect(marks(apartment, plot)).toEqual([]);
    expect(marks(apartment, rental)).toEqual([]);
  });

  it('contain one row for each feature of any property', () => {
    const [first, second] = property('en').features;
    if (!first || !second) throw new Error('the apartment has no features');
    const listings = [
      { ...apartment, features: [first] },
      { ...villa, features: [{ ...first, id: first.id + 1000 }, second] },
    ];
    expect(row(`feature ${first.name}`, ...listings)).toMatchObject({
      differs: false,
      cells: [{ has: true }, { has: true }],
    });
    expect(row(`feature ${second.name}`, ...listings)).toMatchObject({
      differs: true,
      cells: [{ has: false }, { has: true }],
    });
  });
});
