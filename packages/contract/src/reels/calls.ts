import { z } from 'zod';
import { LISTS } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { perHour, type RateLimits } from '../call/limits.ts';
import { BODY_ERRORS, Done, FILE_ERRORS, PICTURE_ERRORS } from '../call/shared.ts';
import { UPLOAD } from '../call/timeLimit.ts';
import { MAX_QUERY_LENGTH, PICTURE_MAX_BYTES } from '../constants.ts';
import { endpoints } from '../endpoints.ts';
import { Filters, filterErrors, orderedRanges, PageNumber, wholeNumber } from '../listings/filters.ts';
import { FILM_STATES, REEL_ACTIONS } from '../vocabulary.ts';
import { CLIP_LIMITS, CLIP_PART_BYTES, ReelPost } from './inputs.ts';
import { OwnReel, Reel } from './reel.ts';

const { gover, type, min_price, max_price } = Filters.shape;

/** What narrows a list of reels; all that are given must hold. */
export const ReelFilters = z
  .strictObject({
    page: PageNumber.optional(),
    /** Words of the title, the description or the place. */
    query: z.string().max(MAX_QUERY_LENGTH).optional(),
    gover,
    city: PageNumber.optional(),
    action: z.enum(REEL_ACTIONS).optional(),
    type,
    min_price,
    max_price,
    /** Of this home. */
    property: z.uuid().optional(),
    /** Of this provider. */
    seller: z.uuid().optional(),
  })
  .check(orderedRanges);
export type ReelFilters = z.infer<typeof ReelFilters>;

const params = z.object({ id: z.uuid() });
const errors = ['invalid_id', 'not_found', 'gone'] as const;
const count = z.int().min(0);

const FILM = { maxCount: 1, maxBytes: CLIP_LIMITS.megabytes * 1_000_000 };
const FILES = { video: FILM, thumbnail: { maxCount: 1, maxBytes: PICTURE_MAX_BYTES } };

const filmErrors = ['video_unsupported', 'video_broken', 'video_too_short', 'video_too_long'] as const;
const mayNotSend = ['too_many_requests', 'account_blocked'] as const;

/** More than anybody takes in an hour: of a reel its film, the small version and itself. */
const CLIPS = { clip: { person: perHour(45), counts: 'uses' } } as const satisfies RateLimits;

/** A film on its way. */
const ClipUpload = z.object({
  data: z.object({
    id: z.uuid(),
    /** Bytes that have arrived; the next part begins there. */
    offset: count,
  }),
});

const postErrors = [
  ...BODY_ERRORS,
  ...FILE_ERRORS,
  ...filmErrors,
  ...mayNotSend,
  'video_required',
  ...PICTURE_ERRORS,
  'title_short',
  'description_short',
  'governorate_required',
  'city_required',
  'action_required',
  'number_invalid',
  'number_not_whole',
  'price_required',
  'price_too_high',
  'payment_required',
  'ranking_required',
  'home_required',
  'video_failed',
  'poster_invalid',
  'invalid_field',
  'no_ads_left',
] as const;

const Posted = z.object({ code: z.literal(200), data: OwnReel });

/** A page of reels. */
export const ReelPage = z
  .object({
    data: z.object({
      data: z.array(Reel),
      current_page: z.int().min(1),
      last_page: z.int().min(1),
      /** Exact. */
      total: count,
    }),
    /** The cities that reels are from under the other filters, the one with most first. */
    cities: z.array(z.object({ id: z.int(), name: z.string(), total: count })),
  })
  .meta({ id: 'ReelPage' });
export type ReelPage = z.infer<typeof ReelPage>;

/** Short clips of homes. */
export const reelCalls = {
  listReels: defineCall(endpoints.listReels, {
    summary: 'Reels, the newest first, paid ones with a head start; after a login those that were seen come last',
    cache: LISTS,
    query: ReelFilters,
    answer: ReelPage,
    errors: [...filterErrors, 'invalid_page', 'text_too_long'],
  }),
  getReel: defineCall(endpoints.getReel, {
    summary: 'One reel',
    cache: LISTS,
    params,
    answer: z.object({ data: Reel }),
    errors,
  }),
  toggleReelLove: defineCall(endpoints.toggleReelLove, {
    summary: 'Marks a reel with a heart, or takes the heart away',
    params,
    answer: z.object({
      code: z.literal(200),
      /** Whether the reel is a favourite now. */
      data: z.boolean(),
    }),
    errors,
  }),
  getReelMarks: defineCall(endpoints.getReelMarks, {
    summary: 'Ids of the reels that have the heart, and of those that were watched in the last thirty days',
    answer: z.object({ data: z.object({ loved: z.array(z.uuid()), viewed: z.array(z.uuid()) }) }),
    errors: [],
  }),
  addReelView: defineCall(endpoints.addReelView, {
    summary: 'Counts a view once a person, reel and day, and keeps the largest share that was watched',
    // A program that throws its cookies away is a new visitor each time.
    limits: { 'reel view': { address: perHour(1200), counts: 'uses' } },
    params,
    body: z.strictObject({
      /** Percent of the film. */
      watched: z.int().min(0).max(100),
    }),
    answer: z.object({ counted: z.boolean() }),
    errors: [...errors, ...BODY_ERRORS, 'required_field', 'invalid_field', 'unknown_field', 'too_many_requests'],
  }),
  listOwnReels: defineCall(endpoints.listOwnReels, {
    summary: 'One’s own reels, the newest first',
    answer: z.object({ data: z.array(OwnReel) }),
    errors: [],
  }),
  startClip: defineCall(endpoints.startClip, {
    summary: 'Begins to send a film before its reel, in parts',
    limits: CLIPS,
    body: z.strictObject({
      /** Of the whole film. */
      bytes: z.int().positive(),
      /** The finished film that this is the small version of, for those who save data: at most 480 × 854 and 600 kbit/s. */
      small_of: z.uuid().optional(),
    }),
    answer: ClipUpload,
    errors: [
      ...BODY_ERRORS,
      'required_field',
      'invalid_field',
      'unknown_field',
      'file_too_large',
      'small_video_refused',
      ...mayNotSend,
    ],
  }),
  getClipUpload: defineCall(endpoints.getClipUpload, {
    summary: 'How much of a film has arrived',
    params,
    answer: ClipUpload,
    errors: ['invalid_id', 'not_found'],
  }),
  addClipPart: defineCall(endpoints.addClipPart, {
    summary: 'Sends the part of a film that begins at an offset; of another offset nothing is taken',
    params,
    body: z.strictObject({ offset: wholeNumber(FILM.maxBytes, 0) }),
    /** As long as `CLIP_PART_BYTES`, the last one as what remains. */
    files: { part: { maxCount: 1, maxBytes: CLIP_PART_BYTES } },
    timeLimit: UPLOAD,
    answer: ClipUpload,
    errors: [
      ...BODY_ERRORS,
      ...FILE_ERRORS,
      'required_field',
      'invalid_field',
      'invalid_id',
      'not_found',
      'account_blocked',
    ],
  }),
  getSentClip: defineCall(endpoints.getSentClip, {
    summary: 'How far a film is that was sent whole: it can be played, is still prepared, or could not be',
    params,
    answer: z.object({ data: z.object({ id: z.string(), film: z.enum(FILM_STATES) }) }),
    errors: ['invalid_id', 'not_found'],
  }),
  finishClip: defineCall(endpoints.finishClip, {
    summary: 'Checks and keeps a film of which all parts have arrived; the reel then names it in `clip`',
    params,
    answer: z.object({
      data: z.object({
        id: z.string(),
        /** Seconds. */
        duration: z.number().positive(),
      }),
    }),
    errors: [...filmErrors, 'video_failed', 'small_video_refused', 'invalid_id', 'not_found', 'account_blocked'],
  }),
  addReel: defineCall(endpoints.addReel, {
    summary:
      'Posts a reel of one of one’s own homes, which takes one of the ads that remain of its rank; a moderator looks at it first',
    limits: CLIPS,
    body: ReelPost,
    files: FILES,
    timeLimit: UPLOAD,
    answer: Posted,
    errors: postErrors,
  }),
  editReel: defineCall(endpoints.editReel, {
    summary:
      'Changes a reel. A moderator reviews the edit; the approved version stays on offer until then. Its rank stays',
    limits: CLIPS,
    params,
    body: ReelPost,
    files: FILES,
    timeLimit: UPLOAD,
    answer: Posted,
    errors: [...postErrors, 'invalid_id', 'not_found', 'not_yours'],
  }),
  discardReelEdit: defineCall(endpoints.discardReelEdit, {
    summary: 'Discards the edit of an approved reel, pending or refused; the approved version stays as it is',
    params,
    answer: Posted,
    errors: ['invalid_id', 'not_found', 'not_yours'],
  }),
  removeReel: defineCall(endpoints.removeReel, {
    summary: 'Takes a reel down for good',
    params,
    answer: Done,
    errors: ['invalid_id', 'not_found', 'not_yours'],
  }),
};
