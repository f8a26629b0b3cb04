import { z } from 'zod';
import { Block } from '../accounts/block.ts';
import { defineCall } from '../call/call.ts';
import { perHour } from '../call/limits.ts';
import { BODY_ERRORS, Done, FILE_ERRORS, PICTURE_ERRORS } from '../call/shared.ts';
import { UPLOAD } from '../call/timeLimit.ts';
import { MAX_IMAGES, PICTURE_MAX_BYTES } from '../constants.ts';
import { endpoints } from '../endpoints.ts';
import { PageNumber } from '../listings/filters.ts';
import { Property } from '../listings/property.ts';
import { AVAILABILITIES } from '../vocabulary.ts';
import { Statistics } from './accountStatistics.ts';
import { AdStatistics } from './adStatistics.ts';
import { DuplicateInput } from './duplicateInputs.ts';
import { PropertyPost } from './inputs.ts';
import { CloseInput, RenewInput } from './keepInputs.ts';
import { AdPacks, OwnProperty, OwnPropertyDetails, UploadedPicture } from './ownProperty.ts';

/**
 * One's own homes, the newest first; `availability` keeps those in one state, `closed` those that were sold or rented.
 */
export const OwnPropertiesQuery = z.strictObject({
  page: PageNumber.optional(),
  availability: z.coerce.number().pipe(z.literal(AVAILABILITIES, 'invalid_choice')).optional(),
  closed: z.literal('yes', 'invalid_choice').optional(),
});

/** Limits of an ad's pictures. */
const PICTURE = { maxCount: MAX_IMAGES, maxBytes: PICTURE_MAX_BYTES };

/** The cover may be sent under its own name. */
const FILES = { image: PICTURE, cover_img: { ...PICTURE, maxCount: 1 } };

const one = z.object({ id: z.uuid() });
const Posted = z.object({ code: z.literal(200), data: OwnProperty });

/** Validation errors of an ad. */
const adErrors = [
  ...BODY_ERRORS,
  ...FILE_ERRORS,
  'address_short',
  'location_invalid',
  'location_outside',
  'governorate_required',
  'city_required',
  'category_required',
  'subcategory_required',
  'finishing_required',
  'number_invalid',
  'number_not_whole',
  'size_required',
  'size_too_large',
  'floors_required',
  'bedrooms_required',
  'bathrooms_required',
  'rooms_too_many',
  'description_short',
  'price_required',
  'price_too_high',
  'action_required',
  'payment_required',
  'advance_required',
  'advance_too_high',
  'installment_too_low',
  'receipt_required',
  'receipt_past',
  'receipt_too_late',
  'years_required',
  'years_too_many',
  'images_required',
  'images_too_many',
  'images_failed',
  'image_invalid',
  'cover_required',
  'features_invalid',
  'ranking_required',
  'invalid_field',
] as const;

const ownErrors = ['invalid_id', 'not_found', 'not_yours'] as const;

/** Number of days in an ad's statistics. */
export const STATISTICS_DAYS = [7, 30, 90] as const;
export type StatisticsDays = (typeof STATISTICS_DAYS)[number];

/** An ad that looks like one that is being written. */
const LikeAd = z.object({
  id: z.uuid(),
  /** The ad's title. */
  address: z.string(),
  is_own: z.boolean(),
});

/** Calls of an ad's owner. */
export const owningCalls = {
  findDuplicates: defineCall(endpoints.findDuplicates, {
    summary: 'Ads that look like one that is about to be posted: one’s own, whatever their state, and others on offer',
    // More often than anybody changes the facts of ads within an hour.
    limits: { duplicates: { person: perHour(200) } },
    body: DuplicateInput,
    answer: z.object({ data: z.array(LikeAd) }),
    errors: [...BODY_ERRORS, 'invalid_field', 'invalid_choice', 'required_field', 'unknown_field', 'too_many_requests'],
  }),
  addProperty: defineCall(endpoints.addProperty, {
    summary:
      'Posts an ad for a home, which takes one of the ads that remain of its rank; a moderator looks at it first. The same `draft_id` again is answered with the same ad',
    limits: { post: { person: perHour(60), counts: 'uses' } },
    body: PropertyPost,
    files: FILES,
    timeLimit: UPLOAD,
    answer: Posted,
    errors: [...adErrors, 'no_ads_left', 'too_many_requests', 'account_blocked'],
  }),
  editProperty: defineCall(endpoints.editProperty, {
    summary:
      'Changes a property. A moderator reviews the edit; the approved version stays online until then. It costs nothing but for an ad that was given back; before its run begins, another rank is exchanged for the first',
    limits: { edit: { person: perHour(120), counts: 'uses' } },
    params: one,
    body: PropertyPost,
    files: FILES,
    timeLimit: UPLOAD,
    answer: Posted,
    errors: [...adErrors, ...ownErrors, 'no_ads_left', 'too_many_requests', 'account_blocked'],
  }),
  removeProperty: defineCall(endpoints.removeProperty, {
    summary: 'Takes an ad down for good',
    params: one,
    answer: Done,
    errors: ownErrors,
  }),
  listOwnProperties: defineCall(endpoints.listOwnProperties, {
    summary: 'One’s own ads, the newest first',
    query: OwnPropertiesQuery,
    answer: z.object({
      data: z.object({
        data: z.array(OwnProperty),
        current_page: z.int().min(1),
        last_page: z.int().min(1),
        /** Exact. */
        total_properties: z.int().min(0),
        /** How many there are in each state, without those in `closed`: 1 pending, 2 active, 3 expired, 4 rejected. */
        counts: z.object({ 1: z.int().min(0), 2: z.int().min(0), 3: z.int().min(0), 4: z.int().min(0) }),
        /** How many were sold or rented, as their seller said; their state is expired. */
        closed: z.int().min(0),
        /** Since when and why the moderators have blocked the account; null for nearly everybody. */
        blocked: Block.nullable(),
      }),
    }),
    errors: ['invalid_page', 'invalid_choice', 'unknown_field'],
  }),
  getOwnProperty: defineCall(endpoints.getOwnProperty, {
    summary: 'One of one’s own ads, whatever its state, to be edited',
    params: one,
    answer: z.object({ data: OwnPropertyDetails }),
    errors: ownErrors,
  }),
  previewProperty: defineCall(endpoints.previewProperty, {
    summary: 'A home as its page will show it, whatever its state; for its owner and for moderators',
    params: one,
    answer: z.object({ data: Property }),
    errors: ownErrors,
  }),
  getAdStatistics: defineCall(endpoints.getAdStatistics, {
    summary: 'How an ad of one’s own does by day, beside like ads in its city',
    params: one,
    query: z.strictObject({
      days: z.coerce.number().pipe(z.literal(STATISTICS_DAYS, 'invalid_choice')).optional(),
    }),
    answer: z.object({ data: AdStatistics }),
    errors: [...ownErrors, 'invalid_choice', 'unknown_field'],
  }),
  confirmProperty: defineCall(endpoints.confirmProperty, {
    summary: 'Says that a home is still to be had; where the owner was asked, that ends the reports that it is sold',
    params: one,
    answer: Posted,
    errors: [...ownErrors, 'ad_not_active'],
  }),
  closeProperty: defineCall(endpoints.closeProperty, {
    summary: 'Says that a home has been sold or let, or why else its ad ends; by default the one that the ad is for',
    params: one,
    body: CloseInput,
    answer: Posted,
    errors: [...BODY_ERRORS, ...ownErrors, 'invalid_choice', 'unknown_field', 'ad_not_active'],
  }),
  discardEdit: defineCall(endpoints.discardEdit, {
    summary: 'Discards the edit of an approved property, pending or refused; the approved version stays as it is',
    params: one,
    answer: Posted,
    errors: ownErrors,
  }),
  pauseProperty: defineCall(endpoints.pauseProperty, {
    summary: 'Takes an ad off offer for a while; the days of its run go on',
    params: one,
    answer: Posted,
    errors: [...ownErrors, 'ad_not_active'],
  }),
  resumeProperty: defineCall(endpoints.resumeProperty, {
    summary: 'Puts a paused ad on offer again, for what is left of its run',
    params: one,
    answer: Posted,
    errors: [...ownErrors, 'ad_not_paused', 'account_blocked'],
  }),
  renewProperty: defineCall(endpoints.renewProperty, {
    summary:
      'Pays for another run of an ad, which takes one of the ads that remain of its rank: it starts now where the ad has run out, and at its end where it is on offer',
    params: one,
    body: RenewInput,
    answer: Posted,
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
  uploadPicture: defineCall(endpoints.uploadPicture, {
    summary: 'Sends one picture before its ad, which then names it in `pictures`',
    limits: { picture: { person: perHour(300), counts: 'uses' } },
    body: z.strictObject({}),
    files: { picture: { maxCount: 1, maxBytes: PICTURE_MAX_BYTES } },
    timeLimit: UPLOAD,
    answer: z.object({ data: UploadedPicture }),
    errors: [...BODY_ERRORS, ...FILE_ERRORS, 'picture_required', ...PICTURE_ERRORS, 'too_many_requests'],
  }),
  getAdCounts: defineCall(endpoints.getAdCounts, {
    summary: 'How many ads of each rank one may still post, and when the first of them end',
    answer: z.object({ data: AdPacks }),
    errors: [],
  }),
  getStatistics: defineCall(endpoints.getStatistics, {
    summary: 'How much one has here, and how it is doing',
    answer: z.object({ data: Statistics }),
    errors: [],
  }),
};
