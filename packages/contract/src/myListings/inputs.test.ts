import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { toCategoryId } from '../constants/categoryIds.ts';
import { NO_FIELD_VALUES } from '../constants/propertyFields.ts';
import { isMapLink } from '../listings/mapLink.ts';
import { type AdPicture, PropertyPictures } from '../media/pictureInputs.ts';
import { PropertyDetails } from './details.ts';
import { type PropertyDraft, PropertyInput, PropertyPlace } from './inputs.ts';
import { buildPropertyTerms, getDeliveryDays } from './terms.ts';

const now = new Date('2026-11-20T10:00:00Z');
const PropertyTerms = buildPropertyTerms(getDeliveryDays(now));

const getCodes = (schema: z.ZodType, input: unknown): string[] =>
  (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);

const createPicture = (id: string, state: AdPicture['state'] = 'done'): AdPicture => ({ id, src: `/${id}`, state });

const listing: PropertyDraft = {
  ...NO_FIELD_VALUES,
  address: ' شقة بحديقة خاصة في التجمع ',
  gover: 1,
  city: 12,
  location: '',
  category_id: 1,
  subcategory_id: 3,
  finishing: 'luxury',
  size: 165,
  floors: 1,
  bedrooms: 3,
  bathrooms: 2,
  description: 'شقة بتشطيب كامل وحديقة خاصة.',
  action: 'forsell',
  price: 4_850_000,
  payment: 'cash',
  advance: 100,
  up_to_years: null,
  receipt: null,
  image: [createPicture('a'), createPicture('b')],
  cover_img: 'b',
  feature_ids: [4],
  ranking: 1,
};

describe('an ad for a property', () => {
  it('is parsed unchanged, without terms that its payment does not use', () => {
    const parsedListing = { ...listing, address: listing.address.trim(), location: null, advance: null };
    expect(PropertyInput.parse(listing)).toEqual(parsedListing);
  });

  it('requires all fields of the specification', () => {
    const nothing = Object.fromEntries(Object.keys(listing).map((field) => [field, null]));
    expect(getCodes(PropertyInput, { ...nothing, address: '', description: '', image: [], feature_ids: [] })).toEqual([
      'address address_short',
      'gover governorate_required',
      'city city_required',
      'category_id category_required',
      'subcategory_id subcategory_required',
      'size size_required',
      'finishing finishing_required',
      'description description_short',
      'action action_required',
      'price price_required',
      'payment payment_required',
      'image images_required',
      'ranking ranking_required',
      'bedrooms bedrooms_required',
      'bathrooms bathrooms_required',
      'floors floors_required',
    ]);
  });

  describe('has rooms according to its category', () => {
    const none = { floors: null, bedrooms: null, bathrooms: null };
    const roomCodes = ['bedrooms bedrooms_required', 'bathrooms bathrooms_required', 'floors floors_required'];
    const zero = { floors: 0, bedrooms: 0, bathrooms: 0 };

    it.each(['housing', 'coastal'] as const)('%s requires them', (type) => {
      const property = { ...listing, category_id: toCategoryId(type) };
      expect(getCodes(PropertyDetails, { ...property, ...none })).toEqual(roomCodes);
      expect(getCodes(PropertyDetails, { ...property, ...zero })).toEqual(roomCodes);
    });
    it.each(['commercial', 'industrial'] as const)('%s may have them', (type) => {
      const property = { ...listing, category_id: toCategoryId(type) };
      expect(PropertyDetails.parse({ ...property, ...none })).toMatchObject(none);
      expect(PropertyDetails.parse({ ...property, ...zero })).toMatchObject(zero);
      expect(PropertyDetails.parse({ ...property, bathrooms: '2' })).toMatchObject({ bathrooms: 2 });
      expect(getCodes(PropertyDetails, { ...property, bathrooms: 100 })).toEqual(['bathrooms rooms_too_many']);
    });
    it('land has none, whatever was entered before', () => {
      const plot = { ...listing, category_id: toCategoryId('land') };
      expect(PropertyDetails.parse({ ...plot, ...none })).toMatchObject(none);
      expect(PropertyInput.parse(plot)).toMatchObject(none);
    });
  });

  describe('has a storey within its building', () => {
    const listCodes = (overrides: object) => getCodes(PropertyDetails, { ...listing, ...overrides });
    it.each([
      [{ storey: '0', building_storeys: '12' }, []],
      [{ storey: 12, building_storeys: 12 }, []],
      [{ storey: -1 }, []],
      [{ storey: 13, building_storeys: 12 }, ['storey storey_invalid']],
      [{ storey: -2 }, ['storey storey_invalid']],
      [{ storey: 2.5 }, ['storey number_not_whole']],
      [{ completion_year: 1799 }, ['completion_year year_invalid']],
      [{ completion_year: '٢٠٢٨' }, []],
    ])('%j: %j', (overrides, expected) => expect(listCodes(overrides)).toEqual(expected));

    it('land has neither', () => {
      const plot = {
        ...listing,
        category_id: toCategoryId('land'),
        storey: 3,
        completion_year: 2028,
        orientation: 'north',
      };
      expect(PropertyDetails.parse(plot)).toMatchObject({ storey: null, completion_year: null, orientation: null });
    });
  });

  it.each(['size', 'floors', 'bedrooms', 'bathrooms'])('requires a positive %s', (field) => {
    expect(getCodes(PropertyDetails, { ...listing, [field]: 0 })).toEqual([`${field} ${field}_required`]);
    expect(getCodes(PropertyDetails, { ...listing, [field]: -1 })).toEqual([`${field} ${field}_required`]);
  });

  it('counts characters of title and description without surrounding space', () => {
    const listCodes = (address: string) => getCodes(PropertyPlace, { ...listing, address });
    expect(listCodes(`${'ش'.repeat(19)}   `)).toEqual(['address address_short']);
    expect(listCodes('ش'.repeat(20))).toEqual([]);
    expect(listCodes('ش'.repeat(201))).toEqual(['address text_too_long']);
    expect(getCodes(PropertyTerms, { ...listing, description: ` ${'a'.repeat(19)} ` })).toEqual([
      'description description_short',
    ]);
  });

  it('requires terms of installments for a sale, not for rent', () => {
    const terms = { ...listing, payment: 'installment', advance: null } as const;
    const requiredCodes = ['advance advance_required', 'up_to_years years_required', 'receipt receipt_required'];
    expect(getCodes(PropertyTerms, terms)).toEqual(requiredCodes);
    expect(getCodes(PropertyInput, { ...terms, address: '' })).toEqual(['address address_short', ...requiredCodes]);
    expect(getCodes(PropertyTerms, { ...terms, action: 'forrent' })).toEqual([]);
    const completeTerms = { ...terms, advance: 0, up_to_years: 7, receipt: '2027-12-25' };
    expect(PropertyTerms.parse(completeTerms)).toMatchObject({ advance: 0, up_to_years: 7, receipt: '2027-12-25' });
    expect(getCodes(PropertyTerms, { ...completeTerms, receipt: '25/12' })).toEqual(['receipt receipt_required']);
  });

  it('accepts numbers as text', () => {
    expect(PropertyDetails.parse({ ...listing, size: '165', bedrooms: '٣' })).toMatchObject({
      size: 165,
      bedrooms: 3,
    });
    expect(PropertyDetails.parse({ ...listing, size: '1,200', bedrooms: '٣' }).size).toBe(1200);
    expect(PropertyDetails.parse({ ...listing, size: '١٬٢٠٠' }).size).toBe(1200);
    expect(getCodes(PropertyDetails, { ...listing, size: '', bedrooms: 'three' })).toEqual([
      'size size_required',
      'bedrooms number_invalid',
    ]);
  });

  it.each([
    [0.5, 'number_not_whole'],
    [62.5, 'number_not_whole'],
    ['٦٢٫٥', 'number_not_whole'],
    ['-0.5', 'number_not_whole'],
    [Number.NaN, 'number_invalid'],
    ['1,00', 'number_invalid'],
    ['0x10', 'number_invalid'],
    [{}, 'number_invalid'],
    [-1, 'size_required'],
    [null, 'size_required'],
    [1e30, 'size_too_large'],
    [Number.POSITIVE_INFINITY, 'size_too_large'],
    ['9'.repeat(30), 'size_too_large'],
  ])('with a size of %j reports: %s', (size, code) => {
    expect(getCodes(PropertyDetails, { ...listing, size })).toEqual([`size ${code}`]);
  });

  it.each([
    ['size', 1_000_001, 'size_too_large'],
    ['size', 165.5, 'number_not_whole'],
    ['floors', 100, 'rooms_too_many'],
    ['bedrooms', 100, 'rooms_too_many'],
    ['bathrooms', 100, 'rooms_too_many'],
  ] as const)('has a limit: %s of %d is %s', (field, value, code) => {
    expect(getCodes(PropertyDetails, { ...listing, [field]: value })).toEqual([`${field} ${code}`]);
  });

  it.each([
    ['price', 1_000_000_000_001, 'price_too_high'],
    ['price', 4.5, 'number_not_whole'],
    ['advance', 1_000_000_000_001, 'price_too_high'],
    ['advance', 4.5, 'number_not_whole'],
    ['up_to_years', 31, 'years_too_many'],
    ['up_to_years', 2.5, 'number_not_whole'],
  ] as const)('has a limit of its terms: %s of %d is %s', (field, value, code) => {
    const terms = {
      ...listing,
      action: 'forsell',
      payment: 'installment',
      advance: 1,
      up_to_years: 7,
      receipt: '2027-12-25',
    };
    expect(getCodes(PropertyTerms, { ...terms, [field]: value })).toEqual([`${field} ${code}`]);
  });

  describe('with installments', () => {
    const plan = { ...listing, payment: 'installment', advance: 0, up_to_years: 7, receipt: '2027-12-25' } as const;
    it.each([
      [{ price: 1000, advance: 999, up_to_years: 1 }, ['up_to_years installment_too_low']],
      [{ price: 1000, advance: 994, up_to_years: 1 }, []],
      [{ price: 1000, advance: 1000 }, ['advance advance_too_high']],
      [{ price: 1000, advance: 5000 }, ['advance advance_too_high']],
      [{ price: 5, up_to_years: 30 }, ['up_to_years installment_too_low']],
      [{ price: 0, advance: 5 }, ['price price_required']],
      [{ price: null, advance: 5 }, ['price price_required']],
      [{ price: 5, advance: 5, payment: 'cash' }, []],
      [{ price: 5, advance: 5, action: 'forrent' }, []],
      [{ receipt: '2026-11-19' }, ['receipt receipt_past']],
      [{ receipt: '0000-01-01' }, ['receipt receipt_past']],
      [{ receipt: '2026-11-20' }, []],
      [{ receipt: '2056-11-20' }, []],
      [{ receipt: '2056-11-21' }, ['receipt receipt_too_late']],
      [{ receipt: '2026-11-19', payment: 'cash' }, []],
    ])('with %j reports: %j', (overrides, codes) =>
      expect(getCodes(PropertyTerms, { ...plan, ...overrides })).toEqual(codes),
    );

    it('keeps an own delivery date that has passed since', () => {
      const edited = buildPropertyTerms(getDeliveryDays(now, '2025-05-01'));
      expect(getCodes(edited, { ...plan, receipt: '2025-05-01' })).toEqual([]);
      expect(getCodes(edited, { ...plan, receipt: '2025-04-30' })).toEqual(['receipt receipt_past']);
    });
  });

  it('has one to ten pictures, all existing, and one of them as cover', () => {
    const listCodes = (image: AdPicture[], cover_img: string | null) =>
      getCodes(PropertyPictures, { image, cover_img });
    const createPictures = (count: number) => Array.from({ length: count }, (_, at) => createPicture(String(at)));
    expect(listCodes([], null)).toEqual(['image images_required']);
    expect(listCodes(createPictures(10), '9')).toEqual([]);
    expect(listCodes(createPictures(11), '0')).toEqual(['image images_too_many']);
    expect(listCodes([createPicture('a')], null)).toEqual(['cover_img cover_required']);
    expect(listCodes([createPicture('a')], 'gone')).toEqual(['cover_img cover_required']);
    expect(listCodes([createPicture('a'), createPicture('b', 'uploading')], 'a')).toEqual(['image images_uploading']);
    expect(listCodes([createPicture('a', 'failed'), createPicture('b', 'uploading')], 'a')).toEqual([
      'image images_failed',
    ]);
  });

  it.each([
    ['https://www.google.com/maps?q=30.04,31.23', true],
    ['https://www.google.com.eg/maps/place/Cairo', true],
    ['https://maps.google.com/?q=30.04,31.23', true],
    ['https://maps.app.goo.gl/abc', true],
    ['https://goo.gl/maps/abc', true],
    ['https://maps.apple.com/?ll=30.04,31.23', true],
    ['https://www.openstreetmap.org/#map=16/30.04/31.23', true],
    ['https://www.google.com/search?q=cairo', false],
    ['https://www.google.com/mapsofcairo', false],
    ['https://maps.google.com.evil.example/', false],
    ['https://evil.example/?https://maps.google.com', false],
    ['https://maps.google.com@evil.example/', false],
    ['javascript:alert(1)//maps.google.com', false],
    ['maps', false],
  ])('may have a map link: %s is one: %s', (link, is) => {
    expect(isMapLink(link)).toBe(is);
    expect(getCodes(PropertyPlace, { ...listing, location: link })).toEqual(is ? [] : ['location location_invalid']);
  });
});

describe('a map link', () => {
  const listCodes = (location: string) => getCodes(PropertyPlace, { ...listing, location });
  it('contains a place in Egypt, or none', () => {
    expect(listCodes('https://www.google.com/maps?q=30.04,31.23')).toEqual([]);
    expect(listCodes('https://maps.app.goo.gl/AbCdEf')).toEqual([]);
    expect(listCodes('https://www.google.com/maps?q=51.5072,-0.1276')).toEqual(['location location_outside']);
    expect(listCodes('https://www.google.com/maps/place/London/@51.5,-0.1,12z')).toEqual(['location location_outside']);
  });
});
