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
  test('brings the governorate of a city', () => expect(settle({ city: [201] })).toEqual({ gover: 2, city: [201] }));
  test('lets cities of several governorates be', () =>
    expect(settle({ city: [101, 201] })).toEqual({ city: [101, 201] }));
  test('has no features without a type', () => {
    expect(settle({ features: [4] })).toEqual({});
    expect(settle({ type: 'land', features: [4] })).toEqual({ type: 'land', features: [4] });
  });
  test('has no rooms of land', () => {
    const rooms = { floors: [1], bedrooms: [2], bathrooms: [1] };
    expect(settle({ type: 'land', ...rooms })).toEqual({ type: 'land' });
    expect(settle({ type: 'commercial', ...rooms })).toEqual({ type: 'commercial', ...rooms });
  });
  test('names the type of a category', () => expect(settle({ category_id: 5 })).toEqual({ type: 'land' }));
  test('leaves what it cannot judge', () =>
    expect(settleFilters({ type: 'housing', subcategory_id: 11, city: [7] }, [], [])).toEqual({
      type: 'housing',
      subcategory_id: 11,
      city: [7],
    }));
});
