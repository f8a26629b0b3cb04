import { describe, expect, test } from 'vitest';
import { governorates } from '../../forms/PlaceFields/governorates.fixture.ts';
import { categories } from './filters.fixture.ts';
import { normalizeFilters } from './normalizeFilters.ts';

const normalize = (state: Parameters<typeof normalizeFilters>[0]) => normalizeFilters(state, categories, governorates);

describe('normalizeFilters', () => {
  test('clears a subcategory of another type', () => {
    expect(normalize({ type: 'land', subcategory_id: 11 })).toEqual({ type: 'land' });
    expect(normalize({ subcategory_id: 11 })).toEqual({});
    expect(normalize({ type: 'housing', subcategory_id: 11 })).toEqual({ type: 'housing', subcategory_id: 11 });
  });
  test('clears a city of another governorate', () =>
    expect(normalize({ gover: 2, city: [101, 201] })).toEqual({ gover: 2, city: [201] }));
  test('sets the governorate of a city', () => expect(normalize({ city: [201] })).toEqual({ gover: 2, city: [201] }));
  test('keeps cities of several governorates', () =>
    expect(normalize({ city: [101, 201] })).toEqual({ city: [101, 201] }));
  test('removes features without a type', () => {
    expect(normalize({ features: [4] })).toEqual({});
    expect(normalize({ type: 'land', features: [4] })).toEqual({ type: 'land', features: [4] });
  });
  test('removes rooms of land', () => {
    const rooms = { floors: [1], bedrooms: [2], bathrooms: [1] };
    expect(normalize({ type: 'land', ...rooms })).toEqual({ type: 'land' });
    expect(normalize({ type: 'commercial', ...rooms })).toEqual({ type: 'commercial', ...rooms });
  });
  test('sets the type of a category', () => expect(normalize({ category_id: 5 })).toEqual({ type: 'land' }));
  test('keeps unknown values', () =>
    expect(normalizeFilters({ type: 'housing', subcategory_id: 11, city: [7] }, [], [])).toEqual({
      type: 'housing',
      subcategory_id: 11,
      city: [7],
    }));
});
