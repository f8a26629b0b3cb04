import { describe, expect, test } from 'vitest';
import {
  areFiltersEqual,
  countFilters,
  type FilterState,
  getPropertyType,
  removeFilter,
  replaceFilter,
} from './filterState.ts';
import { categories } from './filters.fixture.ts';
import { readFilters, writeFilters } from './readFilters.ts';

const full: FilterState = {
  action: 'forsell',
  type: 'housing',
  subcategory_id: 11,
  gover: 1,
  city: [101],
  min_price: 1_000_000,
  max_price: 3_000_000,
  max_monthly: 20_000,
  bedrooms: [2, 3],
};

describe('removing a filter', () => {
  test('removes its dependent filters', () => {
    expect(removeFilter(full, 'gover')).not.toHaveProperty('city');
    expect(removeFilter(full, 'type')).not.toHaveProperty('subcategory_id');
    expect(removeFilter(full, 'price')).toEqual({
      action: 'forsell',
      type: 'housing',
      subcategory_id: 11,
      gover: 1,
      city: [101],
      max_monthly: 20_000,
      bedrooms: [2, 3],
    });
  });
  test('keeps the filter that it depends on', () => expect(removeFilter(full, 'city').gover).toBe(1));
});

test('setting another type clears the subcategory', () =>
  expect(replaceFilter(full, 'type', { type: 'land' })).not.toHaveProperty('subcategory_id'));

describe('counting', () => {
  test('counts a range once, and an action only if it is a filter', () => {
    expect(countFilters(full)).toBe(7);
    expect(countFilters(full, true)).toBe(8);
    expect(countFilters({ bedrooms: [] })).toBe(0);
  });
});

test('choosing land removes the rooms', () => {
  const state = { bedrooms: [2], floors: [1], min_storey: 1, max_price: 5 };
  expect(replaceFilter(state, 'type', { type: 'land' })).toEqual({ type: 'land', max_price: 5 });
  expect(replaceFilter(state, 'type', { type: 'commercial' })).toEqual({ ...state, type: 'commercial' });
});

test('a category implies its type', () => expect(getPropertyType({ category_id: 5 }, categories)).toBe('land'));

describe('an address', () => {
  test('round-trips', () => {
    expect(readFilters(writeFilters(full))).toEqual(full);
    expect(writeFilters({ bedrooms: [2, 6], type: 'land' }).toString()).toBe('type=land&bedrooms=2%2C6');
  });
  test('may come from a form without script', () =>
    expect(readFilters(new URLSearchParams('type=&max_price=٣ مليون&bedrooms=3&bedrooms=2&min_size=١٢٠ م'))).toEqual({
      max_price: 3_000_000,
      bedrooms: [2, 3],
      min_size: 120,
    }));
  test('has ranges as their ends, or as one value from a form without script', () => {
    expect(writeFilters({ min_storey: 1 }).toString()).toBe('min_storey=1');
    expect(readFilters(new URLSearchParams('storey=1..&completion_year=..2028'))).toEqual({
      min_storey: 1,
      max_completion_year: 2028,
    });
    expect(readFilters(new URLSearchParams('storey=0..0&min_completion_year=99'))).toEqual({
      min_storey: 0,
      max_storey: 0,
    });
    expect(readFilters(new URLSearchParams('storey=x..y&max_storey=999'))).toEqual({});
    expect(readFilters(new URLSearchParams('storey=&min_storey=3&max_storey=3'))).toEqual({});
  });
  test('drops invalid values', () =>
    expect(readFilters(new URLSearchParams('type=castle&gover=x&bedrooms=9&max_price=cheap&city=9,4,x,9'))).toEqual({
      city: [4, 9],
    }));
});

test('states are equal if they select the same listings', () => {
  expect(areFiltersEqual({ bedrooms: [] }, {})).toBe(true);
  expect(areFiltersEqual({ bedrooms: [1] }, { bedrooms: [1, 2] })).toBe(false);
});
