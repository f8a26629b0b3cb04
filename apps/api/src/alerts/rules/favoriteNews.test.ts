import { describe, expect, it } from 'vitest';
import { type Favorite, favoriteNews } from './favoriteNews.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const listing = (overrides: Partial<Favorite> = {}): Favorite => ({
  id: 'a',
  price: 3_000_000,
  availability: 2,
  removed_at: null,
  loved_at: day(1),
  loved_price: 3_000_000,
  told_at: null,
  told_price: null,
  told_gone: null,
  ...overrides,
});
const reported = (date: number, price: number | null, isUnavailable = false) => ({
  told_at: day(date),
  told_price: price,
  told_gone: isUnavailable,
});

describe('News of a favourite', () => {
  it.each<[string, Partial<Favorite>, object | undefined]>([
    ['unchanged', {}, undefined],
    ['more expensive', { price: 3_100_000 }, undefined],
    ['cheaper', { price: 2_900_000 }, { kind: 'lower', price: 2_900_000, before: 3_000_000 }],
    ['cheaper, as reported', { price: 2_900_000, ...reported(2, 2_900_000) }, undefined],
    ['cheaper again', { price: 2_800_000, ...reported(2, 2_900_000) }, { kind: 'lower', before: 2_900_000 }],
    [
      'cheaper than when it was added again',
      { price: 2_900_000, loved_at: day(3), ...reported(2, 2_500_000) },
      { before: 3_000_000 },
    ],
    ['now without a price', { price: null }, undefined],
    ['now with a price', { loved_price: null }, undefined],
    ['expired', { availability: 3 }, { kind: 'gone', price: 3_000_000 }],
    ['removed', { removed_at: day(4) }, { kind: 'gone' }],
    ['unavailable, as reported', { availability: 3, ...reported(2, 3_000_000, true) }, undefined],
    ['unavailable, after a reported lower price', { availability: 3, ...reported(2, 3_000_000) }, { kind: 'gone' }],
    ['under review again', { availability: 1, price: 1 }, undefined],
    ['rejected', { availability: 4 }, { kind: 'gone' }],
  ])('when the property is %s', (_, own, news) => {
    if (news) expect(favoriteNews(listing(own))).toMatchObject(news);
    else expect(favoriteNews(listing(own))).toBeUndefined();
  });
});
