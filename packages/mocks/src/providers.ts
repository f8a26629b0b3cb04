import { MIN_REVIEWS_FOR_AVERAGE, type Provider, type Review } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { advisors } from './fixtures/advisors.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { reviewReportCase, reviews } from './fixtures/reviews.ts';
import { seller } from './fixtures/sellers.ts';
import { mockUser } from './fixtures/users.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { buildListPage, toSortOption } from './search/listing.ts';

const SELLERS = 3;
/** Creation time of the user's own review. */
const NOW = '2026-09-16T12:00:00Z';

/** Sellers with their reviews, including the user's own. */
export function providerHandlers(): HttpHandler[] {
  const ownReviews = new Map<string, Pick<Review, 'rating' | 'text'>>();
  /** Changed replies of the logged-in seller, by review; null if removed. */
  const replies = new Map<string, string | null>();
  const withReply = (review: Review, language: FixtureLanguage): Review => {
    const text = replies.get(review.id);
    if (text === undefined) return review;
    return { ...review, reply: text === null ? null : { name: seller(0, language).name, text, created_at: NOW } };
  };
  let reported = 1;
  const findOwnReview = (id: string, language: FixtureLanguage): Review | null => {
    const writtenReview = ownReviews.get(id);
    const { name, profile_pic } = mockUser(language);
    if (!writtenReview) return null;
    const time_ago = language === 'ar' ? 'الآن' : 'now';
    return {
      id: '019b1000-0000-7000-8000-00000000000f',
      name,
      profile_pic,
      has_contacted: false,
      reply: null,
      created_at: NOW,
      time_ago,
      ...writtenReview,
    };
  };
  const listReviews = (id: string, language: FixtureLanguage): Review[] => {
    const ownReview = findOwnReview(id, language);
    // The second seller is new and has no reviews.
    const others = id === seller(1, language).id ? [] : reviews(language).map((review) => withReply(review, language));
    return ownReview ? [ownReview, ...others] : others;
  };
  const findProvider = (id: string, language: FixtureLanguage): Provider | undefined => {
    const foundSeller = Array.from({ length: SELLERS }, (_, index) => seller(index, language)).find(
      (candidate) => candidate.id === id,
    );
    if (!foundSeller) return undefined;
    const ratings = listReviews(id, language);
    const countStars = (star: number) => ratings.filter(({ rating }) => rating === star).length;
    const average = ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
    return {
      ...foundSeller,
      rating: ratings.length >= MIN_REVIEWS_FOR_AVERAGE ? Math.round(average * 10) / 10 : null,
      homes: buildListPage({ filters: {}, page: 1 }, language).total_properties,
      reviews: ratings.length,
      advisor: advisors(language).find(({ user_id }) => user_id === id) ?? null,
      stars: { 1: countStars(1), 2: countStars(2), 3: countStars(3), 4: countStars(4), 5: countStars(5) },
    };
  };
  return [
    mockCall('getProvider', ({ params, language }) => {
      const data = findProvider(params.id, language);
      return data ? { data } : errorResponse('not_found', 'id');
    }),
    mockCall('listProviderListings', ({ query: { page = 1, ...sort }, language }) =>
      buildListPage({ filters: {}, sort: toSortOption(sort), page }, language),
    ),
    mockCall('addProviderLead', () => ({ phone: '01001234567' })),
    mockCall('listReviews', ({ params, language }) => {
      const data = listReviews(params.id, language);
      return { data: { data, current_page: 1, last_page: 1, total: data.length } };
    }),
    mockCall('getOwnReview', ({ params, language }) => ({ data: findOwnReview(params.id, language), is_self: false })),
    mockCall('saveReview', ({ params, body, language }) => {
      ownReviews.set(params.id, body);
      const data = findOwnReview(params.id, language);
      return data ? { data } : errorResponse('not_found', 'id');
    }),
    mockCall('removeReview', ({ params }) =>
      ownReviews.delete(params.id) ? { code: 200 } : errorResponse('not_found', 'id'),
    ),
    mockCall('saveReply', ({ params, body, language }) => {
      const review = reviews(language).find(({ id }) => id === params.id);
      if (!review) return errorResponse('not_found', 'id');
      replies.set(params.id, body.text);
      return { data: withReply(review, language) };
    }),
    mockCall('removeReply', ({ params }) => {
      replies.set(params.id, null);
      return { code: 200 };
    }),
    mockCall('reportReview', () => ({ code: 200 })),
    mockCall('claimReviewReport', ({ language }) => ({
      data: reported > 0 ? reviewReportCase(language) : null,
      waiting: reported,
    })),
    mockCall('decideReviewReport', () => {
      reported = 0;
      return { code: 200 };
    }),
  ];
}
