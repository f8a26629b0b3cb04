import { describe, expect, it } from 'vitest';
import { type Favorite, findFavoriteChange } from './favoriteChange.ts';

const createDay = (date: number) => new Date(Date.UTC(2026, 10, date));
const createFavorite = (overrides: Partial<Favorite> = {}): Favorite => ({
  id: 'a',
  price: 3_000_000,
  availability: 2,
  removed_at: null,
  loved_at: createDay(1),
  loved_price: 3_000_000,
  told_at: null,
  told_price: null,
  told_gone: null,
  ...overrides,
});
const createReportedState = (date: number, price: number | null, isUnavailable = false) => ({
  told_at: createDay(date),
  told_price: price,
  told_gone: isUnavailable,
});

describe('The change of a favourite that an alert reports', () => {
  it.each<[string, Partial<Favorite>, object | undefined]>([
    ['unchanged', {}, undefined],
    ['more expensive', { price: 3_100_000 }, undefined],
    ['cheaper', { price: 2_900_000 }, { kind: 'lower', price: 2_900_000, previousPrice: 3_000_000 }],
    ['cheaper, as reported', { price: 2_900_000, ...createReportedState(2, 2_900_000) }, undefined],
    [
      'cheaper again',
      { price: 2_800_000, ...createReportedState(2, 2_900_000) },
      { kind: 'lower', previousPrice: 2_900_000 },
    ],
    [
      'cheaper than when it was added again',
      { price: 2_900_000, loved_at: createDay(3), ...createReportedState(2, 2_500_000) },
      { previousPrice: 3_000_000 },
    ],
    ['now without a price', { price: null }, undefined],
    ['now with a price', { loved_price: null }, undefined],
    ['expired', { availability: 3 }, { kind: 'gone', price: 3_000_000 }],
    ['removed', { removed_at: createDay(4) }, { kind: 'gone' }],
    ['unavailable, as reported', { availability: 3, ...createReportedState(2, 3_000_000, true) }, undefined],
    [
      'unavailable, after a reported lower price',
      { availability: 3, ...createReportedState(2, 3_000_000) },
      { kind: 'gone' },
    ],
    ['under review again', { availability: 1, price: 1 }, undefined],
    ['rejected', { availability: 4 }, { kind: 'gone' }],
  ])('when the property is %s', (_, overrides, change) => {
    if (change) expect(findFavoriteChange(createFavorite(overrides))).toMatchObject(change);
    else expect(findFavoriteChange(createFavorite(overrides))).toBeUndefined();
  });
});
