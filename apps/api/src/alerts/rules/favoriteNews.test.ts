import { describe, expect, it } from 'vitest';
import { type Favorite, favoriteNews } from './favoriteNews.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const home = (own: Partial<Favorite> = {}): Favorite => ({
  id: 'a',
  price: 3_000_000,
  availability: 2,
  removed_at: null,
  loved_at: day(1),
  loved_price: 3_000_000,
  told_at: null,
  told_price: null,
  told_gone: null,
  ...own,
});
const reported = (date: number, price: number | null, isUnavailable = false) => ({
  told_at: day(date),
  told_price: price,
  told_gone: isUnavailable,
});

describe('News of a favourite', () => {
  it.each<[string, Partial<Favorite>, object | undefined]>([
    ['as it was', {}, undefined],
    ['dearer', { price: 3_100_000 }, undefined],
    ['cheaper', { price: 2_900_000 }, { kind: 'lower', price: 2_900_000, before: 3_000_000 }],
    ['cheaper, as was told', { price: 2_900_000, ...reported(2, 2_900_000) }, undefined],
    ['cheaper again', { price: 2_800_000, ...reported(2, 2_900_000) }, { kind: 'lower', before: 2_900_000 }],
    [
      'cheaper than at the new heart',
      { price: 2_900_000, loved_at: day(3), ...reported(2, 2_500_000) },
      { before: 3_000_000 },
    ],
    ['with its price withdrawn', { price: null }, undefined],
    ['with a price at last', { loved_price: null }, undefined],
    ['expired', { availability: 3 }, { kind: 'gone', price: 3_000_000 }],
    ['taken down', { removed_at: day(4) }, { kind: 'gone' }],
    ['gone, as was told', { availability: 3, ...reported(2, 3_000_000, true) }, undefined],
    ['gone, after a lower price was told', { availability: 3, ...reported(2, 3_000_000) }, { kind: 'gone' }],
    ['under review again', { availability: 1, price: 1 }, undefined],
    ['rejected', { availability: 4 }, { kind: 'gone' }],
  ])('that is %s', (_, own, news) => {
    if (news) expect(favoriteNews(home(own))).toMatchObject(news);
    else expect(favoriteNews(home(own))).toBeUndefined();
  });
});
