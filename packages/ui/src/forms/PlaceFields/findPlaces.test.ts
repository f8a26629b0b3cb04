import { describe, expect, test } from 'vitest';
import { findPlaces } from './findPlaces.ts';
import { governorates } from './governorates.fixture.ts';

const findNames = (typed: string, limit?: number) => findPlaces(governorates, typed, { limit }).map(({ name }) => name);

describe('findPlaces', () => {
  test.each([
    ['الاسكندريه', 'الإسكندرية'],
    ['اسكندر', 'الإسكندرية'],
    ['alex', 'الإسكندرية'],
    ['smouha', 'سموحة'],
    ['تجمع', 'التجمع الخامس'],
    ['الخامس', 'التجمع الخامس'],
    ['fifth set', 'التجمع الخامس'],
  ])('finds %s', (typed, name) => expect(findNames(typed)).toEqual([name]));

  test('offers governorates for an empty text', () => expect(findNames(' ', 1)).toEqual(['القاهرة']));
  test('requires every word', () => expect(findNames('التجمع السادس')).toEqual([]));
  test('filters by kind and governorate', () => {
    expect(findPlaces(governorates, '', { kind: 'city' }).map(({ name }) => name)).toEqual(['التجمع الخامس', 'سموحة']);
    expect(findPlaces(governorates, '', { kind: 'city', governorateId: 2 }).map(({ name }) => name)).toEqual(['سموحة']);
    expect(findPlaces(governorates, 'التجمع', { kind: 'city', governorateId: 2 })).toEqual([]);
  });
  test('includes the governorate of a city', () =>
    expect(findPlaces(governorates, 'سموحة')[0]?.governorate).toEqual({ id: 2, name: 'الإسكندرية' }));
});
