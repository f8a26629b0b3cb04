import { z } from 'zod';
import { LISTS } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { LEADS, perDay, REPORTS } from '../call/limits.ts';
import { BODY_ERRORS, Done, QueueHolders } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { PropertyPage } from '../listings/calls.ts';
import { oneSort, PageNumber, PageQuery } from '../listings/filters.ts';
import { ReviewReportDecisionInput, ReviewReportRequest } from '../reports/inputs.ts';
import { LEAD_CHANNELS } from '../vocabulary.ts';
import { Provider, Review, ReviewReportCase } from './provider.ts';
import { ReviewInput, ReviewReplyInput } from './reviewInputs.ts';

const params = z.object({ id: z.uuid() });
const errors = ['invalid_id', 'not_found', 'gone'] as const;

/** One page of the reviews of a provider: those whose authors contacted them first, then the newest. */
export const ReviewPage = z
  .object({
    data: z.object({
      data: z.array(Review),
      current_page: z.int().min(1),
      last_page: z.int().min(1),
      /** Exact. */
      total: z.int().min(0),
    }),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof ReviewPage>;

/** Who offers homes: their page, and what others say of them. */
export const providerCalls = {
  getProvider: defineCall(endpoints.getProvider, {
    summary: 'Somebody who has offered homes, with the average of their reviews',
    params,
    answer: z.object({ data: Provider }),
    errors,
  }),
  listProviderHomes: defineCall(endpoints.listProviderHomes, {
    summary: 'Their homes on offer; without a sort, ranked ads come first, then the newest',
    cache: LISTS,
    params,
    query: z.strictObject(PageQuery.shape).check(oneSort),
    answer: PropertyPage,
    errors: [...errors, 'invalid_page', 'invalid_sort', 'invalid_choice', 'unknown_field'],
  }),
  addProviderLead: defineCall(endpoints.addProviderLead, {
    summary: 'Their number, under the limits of `addLead`',
    limits: LEADS,
    params,
    body: z.strictObject({ channel: z.enum(LEAD_CHANNELS) }),
    /** National form, 11 digits. */
    answer: z.object({ phone: z.string() }),
    errors: [...errors, ...BODY_ERRORS, 'invalid_choice', 'required_field', 'unknown_field', 'too_many_requests'],
  }),
  listReviews: defineCall(endpoints.listReviews, {
    summary: 'Reviews of a provider: those whose authors contacted them first, then the newest',
    params,
    query: z.strictObject({ page: PageNumber.default(1) }),
    answer: ReviewPage,
    errors: [...errors, 'invalid_page', 'unknown_field'],
  }),
  getOwnReview: defineCall(endpoints.getOwnReview, {
    summary: 'What one has said of a provider oneself; null when nothing, or when that is oneself',
    params,
    answer: z.object({
      data: Review.nullable(),
      /** The provider is who asks: nobody rates themselves. */
      is_self: z.boolean(),
    }),
    errors,
  }),
  saveReview: defineCall(endpoints.saveReview, {
    summary: 'Says something of a provider, or something else than before; one review a person and provider',
    // More people than anybody deals with in a day, and more changes of mind.
    limits: { review: { person: perDay(20), address: perDay(20), counts: 'uses' } },
    params,
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
  removeReview: defineCall(endpoints.removeReview, {
    summary: 'Takes back what one has said of a provider',
    params,
    answer: Done,
    errors: ['invalid_id', 'not_found'],
  }),
  saveReply: defineCall(endpoints.saveReply, {
    summary: 'Replies to a review of oneself, or changes the reply; the author of the review is mailed of a new one',
    // More reviews than anybody gets in a day, and more changes of mind. Each new reply is a mail.
    limits: { reply: { person: perDay(50), address: perDay(50) } },
    params,
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
  removeReply: defineCall(endpoints.removeReply, {
    summary: 'Removes one’s reply to a review',
    params,
    answer: Done,
    errors: ['invalid_id', 'not_found'],
  }),
  reportReview: defineCall(endpoints.reportReview, {
    summary: 'Reports a review or the reply to it; once a person and part, with or without a login',
    limits: REPORTS,
    params,
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
  claimReviewReport: defineCall(endpoints.claimReviewReport, {
    summary: 'The review whose reports have waited longest, for this moderator alone for some minutes',
    answer: z.object({
      data: ReviewReportCase.nullable(),
      /** How many reviews have reports, this one included. */
      waiting: z.int().min(0),
      holders: QueueHolders,
    }),
    errors: ['forbidden'],
  }),
  decideReviewReport: defineCall(endpoints.decideReviewReport, {
    summary: 'Keeps a reported review, removes it, or removes the reply to it',
    params,
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
