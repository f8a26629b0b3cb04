import { ACTIONS, type Action, AVAILABILITY, type FavoriteCounts, type PropertyType } from '@mashrabiya/contract';

export interface FavoriteFacts {
  type: PropertyType | undefined;
  /** Position in the contract's `ACTIONS`. */
  action: 0 | 1;
  governorate_id: number;
  availability: number;
}

export interface FavoriteFilters {
  type?: PropertyType | undefined;
  action?: Action | undefined;
  gover?: number | undefined;
}
const FILTERS = ['type', 'action', 'gover'] as const;

const isOffered = ({ availability }: FavoriteFacts): boolean => availability === AVAILABILITY.active;

function passesFilter(favorite: FavoriteFacts, chosenFilters: FavoriteFilters, filter: keyof FavoriteFilters): boolean {
  if (chosenFilters[filter] === undefined) return true;
  if (filter === 'type') return favorite.type === chosenFilters.type;
  return filter === 'action'
    ? ACTIONS[favorite.action] === chosenFilters.action
    : favorite.governorate_id === chosenFilters.gover;
}

const applyFilters = <F extends FavoriteFacts>(
  favorites: readonly F[],
  chosen: FavoriteFilters,
  excludedFilter?: keyof FavoriteFilters,
): F[] =>
  favorites.filter((favorite) =>
    FILTERS.every((filter) => filter === excludedFilter || passesFilter(favorite, chosen, filter)),
  );

export const filterFavorites = <F extends FavoriteFacts>(
  favorites: readonly F[],
  { state, ...chosen }: FavoriteFilters & { state?: 'offered' | 'gone' | undefined },
): F[] =>
  applyFilters(favorites, chosen).filter(
    (favorite) => state === undefined || isOffered(favorite) === (state === 'offered'),
  );

export function countFavorites(
  favorites: readonly FavoriteFacts[],
  chosen: FavoriteFilters,
  getName: (governorate: number) => string,
): FavoriteCounts {
  const tally = <K extends string | number>(keys: readonly (K | undefined)[]) => {
    const counts = new Map<K, number>();
    for (const key of keys) if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const matchingFavorites = applyFilters(favorites, chosen);
  const offeredCount = matchingFavorites.filter(isOffered).length;
  const governorates = tally(applyFilters(favorites, chosen, 'gover').map(({ governorate_id }) => governorate_id));
  return {
    offered: offeredCount,
    gone: matchingFavorites.length - offeredCount,
    type: Object.fromEntries(tally(applyFilters(favorites, chosen, 'type').map(({ type }) => type))),
    action: Object.fromEntries(tally(applyFilters(favorites, chosen, 'action').map(({ action }) => ACTIONS[action]))),
    gover: [...governorates]
      .map(([id, total]) => ({ id, name: getName(id), total }))
      .sort((a, b) => b.total - a.total || a.id - b.id),
  };
}
