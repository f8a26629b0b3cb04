import { z } from 'zod';
import { LIST_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, buildPageSchema, buildQueueAnswer, Done, IdParams } from '../call/commonSchemas.ts';
import { LEAD_LIMITS, perDay, REPORT_LIMITS } from '../call/limits.ts';
import { PHONE_CHANNELS } from '../constants/vocabulary.ts';
import { PropertyPage } from '../listings/calls.ts';
import { PageNumber, PageQuery, singleSortCheck } from '../listings/filters.ts';
import { ReviewReportDecisionInput, ReviewReportRequest } from '../reports/inputs.ts';
import { peopleEndpoints } from './endpoints.ts';
import { Provider, Review, ReviewReportCase } from './provider.ts';
import { ReviewInput, ReviewReplyInput } from './reviewInputs.ts';

const errors = ['invalid_id', 'not_found', 'gone'] as const;

/** One page of a provider's reviews: those of authors who contacted the provider first, then the newest. */
const ReviewPage = z
  .object({
    data: buildPageSchema(Review),
  })
  .meta({ id: 'ReviewPage' });

export const providerCalls = {
  getProvider: defineCall(peopleEndpoints.getProvider, {
    summary: 'Get a seller',
    description: 'A user who has posted listings, with the average of their reviews.',
    params: IdParams,
    answer: z.object({ data: Provider }),
    errors,
  }),
  listProviderListings: defineCall(peopleEndpoints.listProviderListings, {
    summary: 'List properties of a seller',
    description: 'Available properties; without a sort, promoted ones first, then the newest.',
    cache: LIST_CACHING,
    params: IdParams,
    query: z.strictObject(PageQuery.shape).check(singleSortCheck),
    answer: PropertyPage,
    errors: [...errors, 'invalid_page', 'invalid_sort', 'invalid_choice', 'unknown_field'],
  }),
  addProviderLead: defineCall(peopleEndpoints.addProviderLead, {
    summary: 'Contact a seller',
    description: 'Answers the seller’s phone number, under the limits of `addLead`.',
    limits: LEAD_LIMITS,
    params: IdParams,
    body: z.strictObject({ channel: z.enum(PHONE_CHANNELS) }),
    answer: z.object({ phone: z.string() }),
    errors: [...errors, ...BODY_ERRORS, 'invalid_choice', 'required_field', 'unknown_field', 'too_many_requests'],
  }),
  listReviews: defineCall(peopleEndpoints.listReviews, {
    summary: 'List reviews of a seller',
    description: 'Reviews by authors who contacted the seller first, then the newest.',
    params: IdParams,
    query: z.strictObject({ page: PageNumber.default(1) }),
    answer: ReviewPage,
    errors: [...errors, 'invalid_page', 'unknown_field'],
  }),
  getOwnReview: defineCall(peopleEndpoints.getOwnReview, {
    summary: 'Get own review of a seller',
    description: 'Null without one, or when the seller is the user.',
    params: IdParams,
    answer: z.object({
      data: Review.nullable(),
      /** True if the caller is the provider: sellers cannot rate themselves. */
      is_self: z.boolean(),
    }),
    errors,
  }),
  saveReview: defineCall(peopleEndpoints.saveReview, {
    summary: 'Review a seller',
    description: 'Adds or changes the review; one per user and seller.',
    // More sellers than anyone deals with in a day, including edits.
    limits: { review: { user: perDay(20), address: perDay(20), counts: 'uses' } },
    params: IdParams,
    body: ReviewInput,
    answer: z.object({ data: Review }),
    errors: [
      ...errors,
      ...BODY_ERRORS,
      'invalid_field',
      'required_field',
      'rating_required',
      'review_of_oneself',
      'email_unconfirmed',
      'account_blocked',
      'too_many_requests',
    ],
  }),
  removeReview: defineCall(peopleEndpoints.removeReview, {
    summary: 'Remove own review',
    description: 'Removes the user’s review of a seller.',
    params: IdParams,
    answer: Done,
    errors: ['invalid_id', 'not_found'],
  }),
  saveReply: defineCall(peopleEndpoints.saveReply, {
    summary: 'Reply to a review',
    description: 'Adds or changes the reply of the reviewed seller. The author is mailed about a new reply.',
    // More reviews than anyone receives in a day, including edits. Each new reply sends a mail.
    limits: { reply: { user: perDay(50), address: perDay(50) } },
    params: IdParams,
    body: ReviewReplyInput,
    answer: z.object({ data: Review }),
    errors: [
      'invalid_id',
      'not_found',
      ...BODY_ERRORS,
      'invalid_field',
      'required_field',
      'text_required',
      'account_blocked',
      'too_many_requests',
    ],
  }),
  removeReply: defineCall(peopleEndpoints.removeReply, {
    summary: 'Remove a reply',
    description: 'Removes the seller’s reply to a review.',
    params: IdParams,
    answer: Done,
    errors: ['invalid_id', 'not_found'],
  }),
  reportReview: defineCall(peopleEndpoints.reportReview, {
    summary: 'Report a review or its reply',
    description: 'Once per person and part, with or without a login.',
    limits: REPORT_LIMITS,
    params: IdParams,
    body: ReviewReportRequest,
    answer: Done,
    errors: [
      'invalid_id',
      'not_found',
      ...BODY_ERRORS,
      'invalid_field',
      'invalid_choice',
      'reason_required',
      'report_text_required',
      'review_reported_already',
      'reported_from_network',
      'too_many_requests',
    ],
  }),
  claimReviewReport: defineCall(peopleEndpoints.claimReviewReport, {
    summary: 'Claim the next reported review',
    description: 'The review whose reports have waited longest, for this moderator alone for some minutes.',
    answer: buildQueueAnswer(ReviewReportCase),
    errors: ['forbidden'],
  }),
  decideReviewReport: defineCall(peopleEndpoints.decideReviewReport, {
    summary: 'Decide a reported review',
    description: 'Keeps the review, removes it, or removes its reply.',
    params: IdParams,
    body: ReviewReportDecisionInput,
    answer: Done,
    errors: [
      'invalid_id',
      ...BODY_ERRORS,
      'forbidden',
      'invalid_field',
      'invalid_choice',
      'required_field',
      'not_found',
      'review_outdated',
    ],
  }),
};
