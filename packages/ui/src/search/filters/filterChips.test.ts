import { createI18n, type Language } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { describe, expect, test } from 'vitest';
import { governorates } from '../../forms/PlaceFields/governorates.fixture.ts';
import { buildFilterChips } from './filterChips.ts';
import type { FilterState } from './filterState.ts';
import { categories } from './filters.fixture.ts';

const ISOLATES = /[\u2066-\u2069]/g;
const getChipTexts = (state: FilterState, language: Language) =>
  buildFilterChips(state, { categories, governorates, language }, createI18n(language, { ar, en }).t).map(({ text }) =>
    text.replace(ISOLATES, ''),
  );

const state: FilterState = {
  type: 'housing',
  subcategory_id: 11,
  gover: 1,
  city: [101],
  max_price: 3_000_000,
  max_monthly: 20_000,
  min_size: 100,
  max_size: 200,
  bedrooms: [2, 6],
  finishing: 'luxury',
};

describe('filter chips', () => {
  test('are in Arabic', () =>
    expect(getChipTexts(state, 'ar')).toEqual([
      'سكني',
      'شقة',
      'القاهرة',
      'التجمع الخامس',
      'حتى 3 مليون ج.م',
      'القسط حتى 20 ألف ج.م شهريًا',
      'من 100 م² إلى 200 م²',
      'غرف النوم: 2، 6 فأكثر',
      'تشطيب سوبر لوكس',
    ]));
  test('are in English', () =>
    expect(getChipTexts({ action: 'forrent', min_price: 350_000, bathrooms: [1, 6], ranking: 3 }, 'en')).toEqual([
      'For rent',
      'From EGP 350K',
      'Bathrooms: 1, 6+',
      'Superior',
    ]));
  test('name the ranges of the panel, and spell out others', () => {
    expect(getChipTexts({ min_storey: 1, max_completion_year: 2090, not_orientation: 'south' }, 'en')).toEqual([
      'Not ground floor',
      'Ready or handover by 2090',
      'Not South-facing',
    ]);
    expect(getChipTexts({ min_storey: 3, max_storey: 3 }, 'ar')).toEqual(['الدور: 3']);
    expect(getChipTexts({ min_completion_year: 2015, max_completion_year: 2020 }, 'en')).toEqual([
      'Completion year: 2015 to 2020',
    ]);
  });
  test('name the filter if its choice is not known yet', () =>
    expect(getChipTexts({ gover: 99, city: [999] }, 'en')).toEqual(['Governorate', 'City or district']));
  test('are missing without filters', () => expect(getChipTexts({ bedrooms: [] }, 'ar')).toEqual([]));
});
