import { PROPERTY_TYPES, type PropertyType, SUBCATEGORIES } from '@mashrabiya/contract';
import { createI18n, type Language } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { categories, cities, governorates } from '@mashrabiya/mocks';
import type { FilterState } from '@mashrabiya/ui';
import { expect, test } from 'vitest';
import type { ListKind } from '../../lists/source.ts';
import { buildListTitle } from './listTitle.ts';

const ISOLATES = /[\u2066-\u2069]/g;
const buildTitle = (kind: ListKind, filters: FilterState, language: Language, words = {}) =>
  buildListTitle(
    { kind, filters, ...words },
    { categories: categories(language), governorates: governorates(language) },
    createI18n(language, { ar, en }).t,
  ).replace(ISOLATES, '');

const findCityId = (name: string) => cities('en').find((option) => option.en_name === name)?.id ?? 0;
const buildKindFilter = (type: PropertyType, slug: string) => ({
  type,
  subcategory_id:
    categories('en')
      .find((option) => option.type === type)
      ?.subcategories.find((option) => option.slug === slug)?.id ?? 0,
});
const MAADI = { gover: 1, city: [findCityId('Maadi')] };
const APARTMENT = buildKindFilter('housing', 'apartment');

const TITLES: [kind: ListKind, filters: FilterState, ar: string, en: string][] = [
  ['forSale', {}, 'عقارات للبيع في مصر', 'Properties for sale in Egypt'],
  ['forRent', {}, 'عقارات للإيجار في مصر', 'Properties for rent in Egypt'],
  ['superior', {}, 'عقارات سوبيريور', 'Superior properties'],
  ['elite', {}, 'عقارات إيليت', 'Elite properties'],
  ['search', {}, 'كل العقارات', 'All properties'],
  ['forSale', { ...APARTMENT, ...MAADI }, 'شقق للبيع في المعادي', 'Apartments for sale in Maadi'],
  ['search', { ...APARTMENT, ...MAADI, action: 'forsell' }, 'شقق للبيع في المعادي', 'Apartments for sale in Maadi'],
  ['search', MAADI, 'عقارات في المعادي', 'Properties in Maadi'],
  ['forSale', { type: 'housing', gover: 1 }, 'عقارات سكنية للبيع في القاهرة', 'Homes for sale in Cairo'],
  ['forRent', { category_id: 2 }, 'عقارات تجارية للإيجار في مصر', 'Commercial properties for rent in Egypt'],
  ['forSale', buildKindFilter('land', 'agricultural'), 'أراضٍ زراعية للبيع في مصر', 'Farmland for sale in Egypt'],
  ['forSale', buildKindFilter('commercial', 'medical'), 'عيادات للبيع في مصر', 'Clinics for sale in Egypt'],
  ['forSale', buildKindFilter('land', 'medical'), 'أراضٍ طبية للبيع في مصر', 'Medical land for sale in Egypt'],
  [
    'forRent',
    { ...APARTMENT, ...MAADI, bedrooms: [3], finishing: 'furnished' },
    'شقق مفروشة 3 غرف للإيجار في المعادي',
    'Furnished 3-bedroom apartments for rent in Maadi',
  ],
  ['forSale', { bedrooms: [1] }, 'عقارات غرفة واحدة للبيع في مصر', '1-bedroom properties for sale in Egypt'],
  ['forSale', { ...APARTMENT, bedrooms: [2] }, 'شقق غرفتين للبيع في مصر', '2-bedroom apartments for sale in Egypt'],
  [
    'forSale',
    { ...APARTMENT, bedrooms: [2, 1] },
    'شقق غرفة واحدة أو غرفتين للبيع في مصر',
    '1-bedroom or 2-bedroom apartments for sale in Egypt',
  ],
  [
    'forSale',
    { ...buildKindFilter('housing', 'villa'), bedrooms: [6, 4] },
    'فيلات 4 أو 6 غرف فأكثر للبيع في مصر',
    '4 or 6+ bedroom villas for sale in Egypt',
  ],
  ['forSale', { bedrooms: [1, 2, 3, 4] }, 'عقارات للبيع في مصر', 'Properties for sale in Egypt'],
  [
    'forSale',
    { ...APARTMENT, gover: 1, city: [findCityId('Maadi'), findCityId('Nasr City')] },
    'شقق للبيع في مدينة نصر والمعادي',
    'Apartments for sale in Nasr City and Maadi',
  ],
  [
    'forSale',
    { gover: 1, city: [findCityId('Maadi'), findCityId('Nasr City'), findCityId('Fifth Settlement')] },
    'عقارات للبيع في التجمع الخامس ومناطق أخرى',
    'Properties for sale in Fifth Settlement and other areas',
  ],
  [
    'superior',
    { ...APARTMENT, ...MAADI, action: 'forsell' },
    'شقق سوبيريور للبيع في المعادي',
    'Superior apartments for sale in Maadi',
  ],
  [
    'forSale',
    { type: 'coastal', box: '31,29,32,30', max_price: 1, min_size: 1, features: [1], floors: [1] },
    'عقارات ساحلية للبيع',
    'Seaside homes for sale',
  ],
  ['forSale', { subcategory_id: 999, city: [999], gover: 99 }, 'عقارات للبيع', 'Properties for sale'],
];

test.each(TITLES)('%s %o', (list, filters, arabic, english) => {
  expect(buildTitle(list, filters, 'ar')).toBe(arabic);
  expect(buildTitle(list, filters, 'en')).toBe(english);
});

test('the searched words follow the named filters', () => {
  const words = { query: 'marassi', sentence: 'villa in marassi' };
  expect(buildTitle('search', buildKindFilter('housing', 'villa'), 'en', words)).toBe('Villas: “marassi”');
  expect(buildTitle('search', buildKindFilter('housing', 'villa'), 'ar', words)).toBe('فيلات: «marassi»');
  expect(buildTitle('search', {}, 'en', words)).toBe('Results for “marassi”');
  expect(buildTitle('search', APARTMENT, 'en', { sentence: 'flat' })).toBe('Apartments');
  expect(buildTitle('search', { max_price: 9 }, 'en', { sentence: 'under 9' })).toBe('Results for “under 9”');
});

test('every kind has a plural in both languages', () => {
  for (const type of PROPERTY_TYPES) {
    expect(Object.keys(ar.kinds[type]).sort()).toEqual([...SUBCATEGORIES[type]].sort());
    expect(Object.keys(en.kinds[type]).sort()).toEqual([...SUBCATEGORIES[type]].sort());
  }
});
