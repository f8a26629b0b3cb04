import { MIN_REVIEWS_FOR_AVERAGE, type Provider, type Review } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { mockUser } from './account.ts';
import { advisors } from './fixtures/advisors.ts';
import type { FixtureLanguage } from './fixtures/language.ts';
import { reviewReportCase, reviews } from './fixtures/reviews.ts';
import { seller } from './fixtures/sellers.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { listPage, sortOf } from './search/listing.ts';

const SELLERS = 3;
/** Creation time of the user's own review. */
const NOW = '2026-09-16T12:00:00Z';

/** Sellers with their reviews, including the user's own. */
export function providerHandlers(): HttpHandler[] {
  const own = new Map<string, Pick<Review, 'rating' | 'text'>>();
  /** Changed replies of the logged-in seller, by review; null if removed. */
  const replies = new Map<string, string | null>();
  const withReply = (review: Review, language: FixtureLanguage): Review => {
    const text = replies.get(review.id);
    if (text === undefined) return review;
    return { ...review, reply: text === null ? null : { name: seller(0, language).name, text, created_at: NOW } };
  };
  let reported = 1;
  const ownOf = (id: string, language: FixtureLanguage): Review | null => {
    const written = own.get(id);
    const { name, profile_pic } = mockUser(language);
    if (!written) return null;
    const time_ago = language === 'ar' ? 'الآن' : 'now';
    return {
      ...{ id: '019b1000-0000-7000-8000-00000000000f', name, profile_pic, has_contacted: false, reply: null },
      ...{ created_at: NOW, time_ago, ...written },
    };
  };
  const reviewsOf = (id: string, language: FixtureLanguage): Review[] => {
    const mine = ownOf(id, language);
    // The second seller is new and has no reviews.
    const others = id === seller(1, language).id ? [] : reviews(language).map((review) => withReply(review, language));
    return mine ? [mine, ...others] : others;
  };
  const providerOf = (id: string, language: FixtureLanguage): Provider | undefined => {
    const found = Array.from({ length: SELLERS }, (_, index) => seller(index, language)).find((one) => one.id === id);
    if (!found) return undefined;
    const ratings = reviewsOf(id, language);
    const count = (star: number) => ratings.filter(({ rating }) => rating === star).length;
    const average = ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;
    return {
      ...found,
      rating: ratings.length >= MIN_REVIEWS_FOR_AVERAGE ? Math.round(average * 10) / 10 : null,
      homes: listPage({ filters: {}, page: 1 }, language).total_properties,
      reviews: ratings.length,
      advisor: advisors(language).find(({ user_id }) => user_id === id) ?? null,
      stars: { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) },
    };
  };
  return [
    mockCall('getProvider', ({ params, language }) => {
      const data = providerOf(params.id, language);
      return data ? { data } : errorResponse('not_found', 'id');
    }),
    mockCall('listProviderListings', ({ query: { page = 1, ...sort }, language }) =>
      listPage({ filters: {}, sort: sortOf(sort), page }, language),
    ),
    mockCall('addProviderLead', () => ({ phone: '01001234567' })),
    mockCall('listReviews', ({ params, language }) => {
      const data = reviewsOf(params.id, language);
      return { data: { data, current_page: 1, last_page: 1, total: data.length } };
    }),
    mockCall('getOwnReview', ({ params, language }) => ({ data: ownOf(params.id, language), is_self: false })),
    mockCall('saveReview', ({ params, body, language }) => {
      own.set(params.id, body);
      const data = ownOf(params.id, language);
      return data ? { data } : errorResponse('not_found', 'id');
    }),
    mockCall('removeReview', ({ params }) =>
      own.delete(params.id) ? { code: 200 } : errorResponse('not_found', 'id'),
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
