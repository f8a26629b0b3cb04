import type { Reel, VideoState } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { reels } from './fixtures/reels.ts';
import { errorResponse, type MockInput, mockCall } from './mockCall.ts';
import { getCards } from './search/listings.ts';

const PAGE_SIZE = 20;

const createReelFilter =
  ({ query, city, action, type, min_price = 0, max_price, property, seller }: MockInput<'listReels'>['query']) =>
  (reel: Reel): boolean =>
    (query === undefined || `${reel.title} ${reel.description}`.includes(query)) &&
    (city === undefined || reel.city.id === city) &&
    (action === undefined || reel.action === action) &&
    (type === undefined || getCards([{ id: reel.property_id }], 'ar')[0]?.type === type) &&
    reel.price >= min_price &&
    (max_price === undefined || reel.price <= max_price) &&
    (property === undefined || reel.property_id === property) &&
    (seller === undefined || reel.user.id === seller);

const listCities = (foundReels: readonly Reel[]) =>
  [...new Map(foundReels.map(({ city }) => [city.id, city])).values()].map(({ id, name }) => ({
    id,
    name,
    total: foundReels.filter(({ city }) => city.id === id).length,
  }));

/**
 * Reels and their actions for a user who posted the first `ownReelCount` of them; `videoState` is the state of another
 * reel's video.
 */
export function reelHandlers({
  ownReelCount = 0,
  videoState = 'ready',
}: {
  ownReelCount?: number;
  videoState?: VideoState;
} = {}): HttpHandler[] {
  const removedIds = new Set<string>();
  const favoriteIds = new Set<string>();
  const viewed = new Set<string>();
  const findReel = (id: string, language: FixtureLanguage) => reels(language).find((reel) => reel.id === id);
  return [
    mockCall('listReels', ({ query, language }) => {
      const { page = 1, city, ...others } = query;
      const matchingReels = reels(language).filter(createReelFilter(others));
      const foundReels = matchingReels.filter(createReelFilter({ city }));
      return {
        data: {
          data: foundReels.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          current_page: page,
          last_page: Math.max(1, Math.ceil(foundReels.length / PAGE_SIZE)),
          total: foundReels.length,
        },
        cities: listCities(matchingReels),
      };
    }),
    mockCall('getReel', ({ params, language }) => {
      const data = findReel(params.id, language);
      return data ? { data } : errorResponse('not_found', 'id');
    }),
    mockCall('toggleReelFavorite', ({ params }) => {
      if (!favoriteIds.delete(params.id)) favoriteIds.add(params.id);
      return { code: 200, data: favoriteIds.has(params.id) };
    }),
    mockCall('listOwnReels', ({ language }) => ({
      data: reels(language)
        .slice(0, ownReelCount)
        .filter(({ id }) => !removedIds.has(id))
        .map((reel) => ({ ...reel, watched: 58, refusal: null, video_state: 'ready' as const, edit: null })),
    })),
    mockCall('getUploadedVideo', ({ params }) => ({ data: { id: params.id, video_state: videoState } })),
    mockCall('discardReelEdit', ({ params, language }) => {
      const reel = findReel(params.id, language);
      return reel
        ? {
            code: 200 as const,
            data: { ...reel, watched: 58, refusal: null, video_state: 'ready' as const, edit: null },
          }
        : errorResponse('not_found', 'id');
    }),
    mockCall('removeReel', ({ params }) => {
      removedIds.add(params.id);
      return { code: 200 as const };
    }),
    mockCall('getReelMarks', () => ({ data: { loved: [...favoriteIds], viewed: [...viewed] } })),
    mockCall('addReelView', ({ params }) => {
      const isFirstView = !viewed.has(params.id);
      viewed.add(params.id);
      return { counted: isFirstView };
    }),
  ];
}

/**
 * One pending reel; after the decision the queue is empty. `preparing` more are in preparation, and so is the pending
 * one for the first `unreadyTimes` requests.
 */
export function reelReviewHandlers({ preparing = 0, unreadyTimes = 0 } = {}): HttpHandler[] {
  let isDecided = false;
  let requestCount = 0;
  return [
    mockCall('getPendingReel', ({ query, language }) => {
      const [reel] = reels(language);
      requestCount += 1;
      if (requestCount <= unreadyTimes) return { data: null, waiting: 0, preparing: preparing + 1 };
      return isDecided || query.after || !reel
        ? { data: null, waiting: 0, preparing }
        : {
            data: { ...reel, availability: 1, is_edit: false, changes: [], differences: [] },
            waiting: 1,
            preparing,
          };
    }),
    mockCall('decideReel', () => {
      isDecided = true;
      return { code: 200 as const };
    }),
    mockCall('undoReel', () => {
      isDecided = false;
      return { code: 200 as const };
    }),
  ];
}
