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

export function getUnavailableReason(listing: { availability: number; removed_at: Date | null }): FavoriteCard['gone'] {
  if (listing.removed_at !== null) return 'removed';
  if (listing.availability === ACTIVE) return null;
  return listing.availability === EXPIRED || listing.availability === REJECTED ? 'expired' : 'review';
}

export interface PlacedFavorite {
  id: string;
  lat: number | null;
  lng: number | null;
  coordinates_exact: boolean;
  price: number | null;
  action: 0 | 1;
  ranking: Ranking;
}

/** Favorites on a map: few enough to need no clusters. The first ones are pins, the rest dots. */
export function buildFavoritesMap(favorites: readonly PlacedFavorite[]): MapView {
  const locatedFavorites = favorites.flatMap(({ lat, lng, ...listing }) =>
    lat === null || lng === null ? [] : [{ ...listing, lat, lng }],
  );
  const lats = locatedFavorites.map(({ lat }) => lat);
  const lngs = locatedFavorites.map(({ lng }) => lng);
  return {
    total: locatedFavorites.length,
    clusters: [],
    pins: locatedFavorites.slice(0, MAX_PINS).map(({ id, lat, lng, price, action, ranking, coordinates_exact }) => ({
      id,
      lat,
      lng,
      price,
      action: ACTIONS[action],
      ranking,
      exact: coordinates_exact,
    })),
    dots: locatedFavorites.slice(MAX_PINS).map(({ id, lat, lng }) => ({ id, lat, lng })),
    extent:
      locatedFavorites.length === 0
        ? null
        : writeBox({
            south: Math.min(...lats),
            west: Math.min(...lngs),
            north: Math.max(...lats),
            east: Math.max(...lngs),
          }),
  };
}
