import {
  ACTIONS,
  AVAILABILITY,
  type FavoriteCard,
  MAX_PINS,
  type MapView,
  type Ranking,
  writeBox,
} from '@mashrabiya/contract';

const { active: ACTIVE, expired: EXPIRED, rejected: REJECTED } = AVAILABILITY;

/** Why a home is not on offer. */
export function goneReason(home: { availability: number; removed_at: Date | null }): FavoriteCard['gone'] {
  if (home.removed_at !== null) return 'removed';
  if (home.availability === ACTIVE) return null;
  return home.availability === EXPIRED || home.availability === REJECTED ? 'expired' : 'review';
}

/**
 * Whether what a home's ad says is its seller's alone: no moderator has let it through as it is, or one has refused it.
 */
export const isWithheld = ({ availability }: { availability: number }): boolean =>
  availability !== ACTIVE && availability !== EXPIRED;

/** What a map needs of a favourite. */
export interface PlacedFavorite {
  id: string;
  lat: number | null;
  lng: number | null;
  coordinates_exact: boolean;
  price: number | null;
  action: 0 | 1;
  ranking: Ranking;
}

/** Favourites on a map: few enough that none has to stand for others. The first ones have pins, the rest dots. */
export function favoritesMap(favorites: readonly PlacedFavorite[]): MapView {
  const placed = favorites.flatMap(({ lat, lng, ...home }) =>
    lat === null || lng === null ? [] : [{ ...home, lat, lng }],
  );
  const lats = placed.map(({ lat }) => lat);
  const lngs = placed.map(({ lng }) => lng);
  return {
    total: placed.length,
    clusters: [],
    pins: placed.slice(0, MAX_PINS).map(({ id, lat, lng, price, action, ranking, coordinates_exact }) => ({
      id,
      lat,
      lng,
      price,
      action: ACTIONS[action],
      ranking,
      exact: coordinates_exact,
    })),
    dots: placed.slice(MAX_PINS).map(({ id, lat, lng }) => ({ id, lat, lng })),
    extent:
      placed.length === 0
        ? null
        : writeBox({
            south: Math.min(...lats),
            west: Math.min(...lngs),
            north: Math.max(...lats),
            east: Math.max(...lngs),
          }),
  };
}
