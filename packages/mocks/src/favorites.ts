import { ACTION_CODES, AVAILABILITY, type FavoriteCard } from '@mashrabiya/contract';
import { countFavorites, filterFavorites } from '@mashrabiya/search';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { propertyCards } from './fixtures/propertyCards.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { getMapView } from './search/listing.ts';

const ADDED_AT = '2026-11-17T12:00:00.000Z';
/** Price reduction of the first favorite, in EGP. */
const CHEAPER_BY = 250_000;
/** Token of the only valid share link. */
export const MOCK_SHARE = 'a1B2'.repeat(10).concat('xyz');

/** Favorites and their actions, on the shared set of favorites. */
export function favoriteHandlers(favoriteIds: ReadonlySet<string>): HttpHandler[] {
  const notes = new Map<string, string>();
  let shared: string | null = null;
  const favorites = (language: FixtureLanguage): FavoriteCard[] =>
    propertyCards(language)
      .filter(({ id }) => favoriteIds.has(id))
      .map((listing, index, { length }) => {
        // The last of several favorites is no longer available.
        const isUnavailable = index > 1 && index === length - 1;
        return {
          ...listing,
          is_loved: true,
          loved_at: ADDED_AT,
          loved_price: listing.price !== null && index === 0 ? listing.price + CHEAPER_BY : listing.price,
          availability: isUnavailable ? AVAILABILITY.expired : listing.availability,
          gone: isUnavailable ? 'expired' : null,
          note: notes.get(listing.id) ?? '',
        };
      });
  const toPage = <T>(data: T[]) => ({
    data: { data, current_page: 1, last_page: 1, total_properties: data.length },
  });
  const toFacts = (listing: FavoriteCard) => ({
    listing,
    type: listing.type,
    action: ACTION_CODES[listing.action],
    governorate_id: listing.gover,
    availability: listing.availability,
  });
  return [
    mockCall('listFavorites', ({ query, language }) =>
      toPage(filterFavorites(favorites(language).map(toFacts), query).map(({ listing }) => listing)),
    ),
    mockCall('getFavoriteCounts', ({ query, language }) => {
      const listings = favorites(language);
      const names = new Map(listings.map(({ gover, gover_name }) => [gover, gover_name]));
      return { data: countFavorites(listings.map(toFacts), query, (id) => names.get(id) ?? '') };
    }),
    mockCall('getFavoritesMap', () => getMapView({}, 6)),
    mockCall('noteFavorite', ({ params, body }) => {
      notes.set(params.id, body.note);
      return { code: 200 as const };
    }),
    mockCall('getFavoritesShare', () => ({ data: shared === null ? null : { created_at: shared } })),
    mockCall('shareFavorites', () => {
      shared = ADDED_AT;
      return { code: 200 as const, data: { token: MOCK_SHARE, created_at: ADDED_AT } };
    }),
    mockCall('unshareFavorites', () => {
      shared = null;
      return { code: 200 as const };
    }),
    mockCall('listSharedFavorites', ({ body, language }) =>
      body.token === MOCK_SHARE ? toPage(propertyCards(language).slice(0, 5)) : errorResponse('not_found'),
    ),
  ];
}
