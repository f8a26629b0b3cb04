import { describe, expect, it } from 'vitest';
import { countFavorites, type FavoriteFacts, filterFavorites } from './favorites.ts';

const createFact = (
  type: FavoriteFacts['type'],
  action: 0 | 1,
  governorate_id: number,
  availability = 2,
): FavoriteFacts => ({
  type,
  action,
  governorate_id,
  availability,
});
const FAVORITES = [
  createFact('housing', 0, 1),
  createFact('housing', 1, 1),
  createFact('housing', 0, 2, 3),
  createFact('coastal', 0, 2),
];

describe('Favourites', () => {
  it('are counted by each choice under the other filters', () => {
    const getName = (id: number) => `place ${id}`;
    expect(countFavorites(FAVORITES, {}, getName)).toEqual({
      offered: 3,
      gone: 1,
      type: { housing: 3, coastal: 1 },
      action: { forsell: 3, forrent: 1 },
      gover: [
        { id: 1, name: 'place 1', total: 2 },
        { id: 2, name: 'place 2', total: 2 },
      ],
    });
    expect(countFavorites(FAVORITES, { type: 'housing', gover: 2 }, getName)).toMatchObject({
      offered: 0,
      gone: 1,
      type: { housing: 1, coastal: 1 },
      action: { forsell: 1 },
      gover: [
        { id: 1, total: 2 },
        { id: 2, total: 1 },
      ],
    });
  });

  it('are filtered alike, also by availability', () => {
    const [first, rentalFavorite, unavailableFavorite, coastalFavorite] = FAVORITES;
    expect(filterFavorites(FAVORITES, {})).toEqual(FAVORITES);
    expect(filterFavorites(FAVORITES, { type: 'housing', action: 'forsell' })).toEqual([first, unavailableFavorite]);
    expect(filterFavorites(FAVORITES, { state: 'gone' })).toEqual([unavailableFavorite]);
    expect(filterFavorites(FAVORITES, { state: 'offered', gover: 1 })).toEqual([first, rentalFavorite]);
    expect(filterFavorites(FAVORITES, { type: 'coastal' })).toEqual([coastalFavorite]);
  });
});
