import { describe, expect, test } from 'vitest';
import { governorates } from '../../forms/PlaceFields/governorates.fixture.ts';
import { categories } from './filters.fixture.ts';
import { settleFilters } from './settleFilters.ts';

const settle = (state: Parameters<typeof settleFilters>[0]) => settleFilters(state, categories, governorates);

describe('settleFilters', () => {
  test('clears a subcategory of another type', () => {
    expect(settle({ type: 'land', subcategory_id: 11 })).toEqual({ type: 'land' });
    expect(settle({ subcategory_id: 11 })).toEqual({});
    expect(settle({ type: 'housing', subcategory_id: 11 })).toEqual({ type: 'housing', subcategory_id: 11 });
  });
  test('clears a city of another governorate', () =>
    expect(settle({ gover: 2, city: [101, 201] })).toEqual({ gover: 2, city: [201] }));
  test('sets the governorate of a city', () => expect(settle({ city: [201] })).toEqual({ gover: 2, city: [201] }));
  test('keeps cities of several governorates', () =>
    expect(settle({ city: [101, 201] })).toEqual({ city: [101, 201] }));
  test('removes features without a type', () => {
    expect(settle({ features: [4] })).toEqual({});
    expect(settle({ type: 'land', features: [4] })).toEqual({ type: 'land', features: [4] });
  });
  test('removes rooms of land', () => {
    const rooms = { floors: [1], bedrooms: [2], bathrooms: [1] };
    expect(settle({ type: 'land', ...rooms })).toEqual({ type: 'land' });
    expect(settle({ type: 'commercial', ...rooms })).toEqual({ type: 'commercial', ...rooms });
  });
  test('sets the type of a category', () => expect(settle({ category_id: 5 })).toEqual({ type: 'land' }));
  test('keeps unknown values', () =>
    expect(settleFilters({ type: 'housing', subcategory_id: 11, city: [7] }, [], [])).toEqual({
      type: 'housing',
      subcategory_id: 11,
      city: [7],
    }));
});
