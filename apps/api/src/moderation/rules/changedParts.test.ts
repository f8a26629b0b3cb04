import { NO_FIELD_VALUES, toFieldCodes } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { type ComparedContent, listChanges, listParts, pickReviewedContent } from './changedParts.ts';

const toNames = (ar: string, en: string) => ({ ar, en });
const reference = {
  governorates: new Map([[1, toNames('القاهرة', 'Cairo')]]),
  cities: new Map([
    [10, toNames('مدينة نصر', 'Nasr City')],
    [11, toNames('المعادي', 'Maadi')],
  ]),
  categories: new Map([[1, toNames('سكني', 'Housing')]]),
  subcategories: new Map([[1, toNames('شقة', 'Apartment')]]),
  features: new Map([
    [4, toNames('مصعد', 'Lift')],
    [5, toNames('جراج', 'Garage')],
  ]),
};

const createPicture = (img_name: string, width = 800) => ({
  img_name,
  width,
  height: 600,
  thumbhash: '',
  alt_ar: '',
  alt_en: '',
});
const PROPERTY: ComparedContent = {
  address_ar: 'شقة بحديقة',
  address_en: null,
  description_ar: 'وصف',
  description_en: null,
  location: 'https://www.google.com/maps?q=30.06,31.21',
  governorate_id: 1,
  city_id: 10,
  category_id: 1,
  subcategory_id: 1,
  action: 0,
  ...toFieldCodes(NO_FIELD_VALUES),
  size: 165,
  bedrooms: 3,
  bathrooms: 2,
  floors: 1,
  finishing: 2,
  price: 4_850_000,
  payment: 0,
  advance: null,
  up_to_years: null,
  receipt: null,
  pictures: [createPicture('a.webp'), createPicture('b.webp')],
  feature_ids: [4],
};
/** As the database returns it: values may be missing instead of undefined. */
const REVIEWED_CONTENT = JSON.parse(JSON.stringify(pickReviewedContent(PROPERTY)));

const listTestChanges = (change: object, language: 'ar' | 'en' = 'en', reviewed = REVIEWED_CONTENT) =>
  listChanges({ ...PROPERTY, ...change }, reviewed, { reference, language });

it.each([
  [{ address_en: 'Flat with a garden' }, 'title', 'address_en', null, 'Flat with a garden'],
  [{ description_ar: 'وصف آخر' }, 'description', 'description_ar', 'وصف', 'وصف آخر'],
  [{ city_id: 11 }, 'place', 'city_id', 'Nasr City', 'Maadi'],
  [{ action: 1 }, 'kind', 'action', 'forsell', 'forrent'],
  [{ size: 171 }, 'facts', 'size', 165, 171],
  [{ bedrooms: null }, 'facts', 'bedrooms', 3, null],
  [{ price: null }, 'price', 'price', 4_850_000, null],
  [{ feature_ids: [4, 5] }, 'features', 'feature_ids', ['Lift'], ['Lift', 'Garage']],
  // Reordered: the first is the cover.
  [
    { pictures: [createPicture('b.webp'), createPicture('a.webp')] },
    'pictures',
    'pictures',
    ['a.webp', 'b.webp'],
    ['b.webp', 'a.webp'],
  ],
  // A city that can no longer be chosen.
  [{ city_id: 99 }, 'place', 'city_id', 'Nasr City', '99'],
])('%j changes the %s', (change, part, field, before, after) => {
  expect(listTestChanges(change)).toEqual([{ part, field, before, after }]);
});

it('uses names in the language of the moderator', () => {
  expect(listTestChanges({ city_id: 11, feature_ids: [] }, 'ar')).toMatchObject([
    { before: 'مدينة نصر', after: 'المعادي' },
    { before: ['مصعد'], after: [] },
  ]);
});

it.each([
  ['a field outside the ad', { ranking: 3, updated_at: new Date(9) }],
  ['new measurements of the same files', { pictures: [createPicture('a.webp', 900), createPicture('b.webp', 900)] }],
  ['an empty value for a missing one', { advance: undefined }],
])('finds no change in %s', (_, change) => {
  expect(listTestChanges(change)).toEqual([]);
});

it('reads a column that the decision has not stored as empty', () => {
  const { location, ...rest } = REVIEWED_CONTENT;
  expect(listTestChanges({}, 'en', rest)).toEqual([
    { part: 'place', field: 'location', before: null, after: location },
  ]);
});

it('lists each part once', () => {
  expect(listParts(listTestChanges({ size: 171, bedrooms: 4, price: 1 }))).toEqual(['facts', 'price']);
});
