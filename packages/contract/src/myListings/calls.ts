import { z } from 'zod';
import { Block } from '../accounts/block.ts';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, FILE_ERRORS, IdParams, PICTURE_ERRORS, pageNumbers } from '../call/commonSchemas.ts';
import { perHour } from '../call/limits.ts';
import { UPLOAD_TIME_LIMIT } from '../call/timeLimit.ts';
import { MAX_IMAGES, MAX_QUERY_LENGTH, PICTURE_MAX_BYTES } from '../constants/constants.ts';
import { AVAILABILITIES } from '../constants/vocabulary.ts';
import { PROPERTY_CODES } from '../fields/codes.ts';
import { PageNumber } from '../listings/filters.ts';
import { Property } from '../listings/property.ts';
import { AccountStatistics } from './accountStatistics.ts';
import { AdStatistics } from './adStatistics.ts';
import { DuplicateInput } from './duplicateInputs.ts';
import { myListingsEndpoints } from './endpoints.ts';
import { PropertyPost } from './inputs.ts';
import { AdCreditBalance, OwnProperty, OwnPropertyDetails, UploadedPicture } from './ownProperty.ts';
import { CloseInput, RenewInput } from './renewInputs.ts';

/** Orders of the user's own listings; those without a value come last. */
export const OWN_SORTS = ['date', 'ends', 'price', 'views', 'favorites', 'leads'] as const;
export type OwnSort = (typeof OWN_SORTS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * The user's own listings, newest first; `availability` keeps one state, `closed` those sold or rented, `query` those
 * whose title contains every word.
 */
const OwnPropertiesQuery = z.strictObject({
  page: PageNumber.optional(),
  query: z.string().max(MAX_QUERY_LENGTH, 'text_too_long').optional(),
  sort: z.enum(OWN_SORTS, 'invalid_choice').optional(),
  order: z.enum(SORT_ORDERS, 'invalid_choice').optional(),
  availability: z.coerce.number().pipe(z.literal(AVAILABILITIES, 'invalid_choice')).optional(),
  closed: z.literal('yes', 'invalid_choice').optional(),
});

const PICTURE_FIELD = { maxCount: MAX_IMAGES, maxBytes: PICTURE_MAX_BYTES };

/** The cover may be sent under its own name. */
const FILE_FIELDS = { image: PICTURE_FIELD, cover_img: { ...PICTURE_FIELD, maxCount: 1 } };

const PostAnswer = z.object({ code: z.literal(200), data: OwnProperty });

const adErrors = [
  ...BODY_ERRORS,
  ...FILE_ERRORS,
  ...PROPERTY_CODES,
  'number_invalid',
  'number_not_whole',
  'invalid_field',
] as const;

const ownErrors = ['invalid_id', 'not_found', 'not_yours'] as const;

export const STATISTICS_DAYS = [7, 30, 90] as const;
export type StatisticsDays = (typeof STATISTICS_DAYS)[number];

const SimilarAd = z.object({
  id: z.uuid(),
  address: z.string(),
  is_own: z.boolean(),
});

export const myListingsCalls = {
  findDuplicates: defineCall(myListingsEndpoints.findDuplicates, {
    summary: 'Find similar listings',
    description:
      'Listings that look like one that is about to be posted: own ones in any state, and others that are online.',
    // More often than anyone edits ads within an hour.
    limits: { duplicates: { user: perHour(200) } },
    body: DuplicateInput,
    answer: z.object({ data: z.array(SimilarAd) }),
    errors: [...BODY_ERRORS, 'invalid_field', 'invalid_choice', 'required_field', 'unknown_field', 'too_many_requests'],
  }),
  addProperty: defineCall(myListingsEndpoints.addProperty, {
    summary: 'Post a listing',
    description:
      'Uses one ad credit of its level; a moderator reviews it first. The same `draft_id` gets the same listing.',
    limits: { post: { user: perHour(60), counts: 'uses' } },
    body: PropertyPost,
    files: FILE_FIELDS,
    timeLimit: UPLOAD_TIME_LIMIT,
    answer: PostAnswer,
    errors: [...adErrors, 'no_ads_left', 'too_many_requests', 'account_blocked'],
  }),
  editProperty: defineCall(myListingsEndpoints.editProperty, {
    summary: 'Edit a listing',
    description:
      'A moderator reviews the edit; the approved version stays online until then. It is free, except for a listing whose ad credit was returned. Before the ad starts, another level is exchanged for the first.',
    limits: { edit: { user: perHour(120), counts: 'uses' } },
    params: IdParams,
    body: PropertyPost,
    files: FILE_FIELDS,
    timeLimit: UPLOAD_TIME_LIMIT,
    answer: PostAnswer,
    errors: [...adErrors, ...ownErrors, 'no_ads_left', 'too_many_requests', 'account_blocked'],
  }),
  removeProperty: defineCall(myListingsEndpoints.removeProperty, {
    summary: 'Remove a listing',
    description: 'Takes it offline permanently.',
    params: IdParams,
    answer: Done,
    errors: ownErrors,
  }),
  listOwnProperties: defineCall(myListingsEndpoints.listOwnProperties, {
    summary: 'List own listings',
    description: 'Listings of the user in any state, newest first unless sorted otherwise.',
    query: OwnPropertiesQuery,
    answer: z.object({
      data: z.object({
        data: z.array(OwnProperty),
        ...pageNumbers,
        total_properties: z.int().min(0),
        /** Number of listings per state, without `closed`: 1 pending, 2 active, 3 expired, 4 rejected. */
        counts: z.object({ 1: z.int().min(0), 2: z.int().min(0), 3: z.int().min(0), 4: z.int().min(0) }),
        /** Listings whose seller reported them sold or rented; their state is expired. */
        closed: z.int().min(0),
        blocked: Block.nullable(),
      }),
    }),
    errors: ['invalid_page', 'invalid_choice', 'text_too_long', 'unknown_field'],
  }),
  getOwnProperty: defineCall(myListingsEndpoints.getOwnProperty, {
    summary: 'Get an own listing for editing',
    description: 'The listing in any state, with all fields of the form.',
    params: IdParams,
    answer: z.object({ data: OwnPropertyDetails }),
    errors: ownErrors,
  }),
  previewProperty: defineCall(myListingsEndpoints.previewProperty, {
    summary: 'Preview a listing',
    description: 'The listing as its page will show it, in any state, for its owner and for moderators.',
    params: IdParams,
    answer: z.object({ data: Property }),
    errors: ownErrors,
  }),
  getAdStatistics: defineCall(myListingsEndpoints.getAdStatistics, {
    summary: 'Get statistics of a listing',
    description: 'Views and leads by day, compared with similar listings in the city.',
    params: IdParams,
    query: z.strictObject({
      days: z.coerce.number().pipe(z.literal(STATISTICS_DAYS, 'invalid_choice')).optional(),
    }),
    answer: z.object({ data: AdStatistics }),
    errors: [...ownErrors, 'invalid_choice', 'unknown_field'],
  }),
  confirmProperty: defineCall(myListingsEndpoints.confirmProperty, {
    summary: 'Confirm that a property is available',
    description: 'Where the owner was asked, this closes the reports that it is sold.',
    params: IdParams,
    answer: PostAnswer,
    errors: [...ownErrors, 'ad_not_active'],
  }),
  closeProperty: defineCall(myListingsEndpoints.closeProperty, {
    summary: 'Close a listing',
    description:
      'The property was sold or let, or the listing ends for another reason; by default the one that fits its purpose.',
    params: IdParams,
    body: CloseInput,
    answer: PostAnswer,
    errors: [...BODY_ERRORS, ...ownErrors, 'invalid_choice', 'unknown_field', 'ad_not_active'],
  }),
  discardEdit: defineCall(myListingsEndpoints.discardEdit, {
    summary: 'Discard an edit',
    description: 'Discards the pending or rejected edit of an approved listing, whose approved version stays.',
    params: IdParams,
    answer: PostAnswer,
    errors: ownErrors,
  }),
  pauseProperty: defineCall(myListingsEndpoints.pauseProperty, {
    summary: 'Pause a listing',
    description: 'Takes it offline for a while; the days of its ad continue to pass.',
    params: IdParams,
    answer: PostAnswer,
    errors: [...ownErrors, 'ad_not_active'],
  }),
  resumeProperty: defineCall(myListingsEndpoints.resumeProperty, {
    summary: 'Resume a listing',
    description: 'Puts a paused listing online for the rest of its ad.',
    params: IdParams,
    answer: PostAnswer,
    errors: [...ownErrors, 'ad_not_paused', 'account_blocked'],
  }),
  renewProperty: defineCall(myListingsEndpoints.renewProperty, {
    summary: 'Renew a listing',
    description: 'Uses one ad credit of its level. The new ad starts now if the last one has ended, else at its end.',
    params: IdParams,
    body: RenewInput,
    answer: PostAnswer,
    errors: [
      ...BODY_ERRORS,
      ...ownErrors,
      'ranking_required',
      'unknown_field',
      'ad_not_expired',
      'ad_renewed',
      'no_ads_left',
      'account_blocked',
    ],
  }),
  uploadPicture: defineCall(myListingsEndpoints.uploadPicture, {
    summary: 'Upload a picture',
    description: 'Sent before the listing, which then names it in `pictures`.',
    limits: { picture: { user: perHour(300), counts: 'uses' } },
    body: z.strictObject({}),
    files: { picture: { maxCount: 1, maxBytes: PICTURE_MAX_BYTES } },
    timeLimit: UPLOAD_TIME_LIMIT,
    answer: z.object({ data: UploadedPicture }),
    errors: [...BODY_ERRORS, ...FILE_ERRORS, 'picture_required', ...PICTURE_ERRORS, 'too_many_requests'],
  }),
  getAdCounts: defineCall(myListingsEndpoints.getAdCounts, {
    summary: 'Get ad credits',
    description: 'How many ads of each level are left, when the first of them expire, and if any are of a bought plan.',
    answer: z.object({ data: AdCreditBalance }),
    errors: [],
  }),
  getStatistics: defineCall(myListingsEndpoints.getStatistics, {
    summary: 'Get seller statistics',
    description: 'The user’s numbers of listings, reels, favourites, views, leads and unused ads.',
    answer: z.object({ data: AccountStatistics }),
    errors: [],
  }),
};
