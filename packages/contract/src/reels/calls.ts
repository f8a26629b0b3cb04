import { z } from 'zod';
import { LIST_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, buildPageSchema, Done, FILE_ERRORS, IdParams, PICTURE_ERRORS } from '../call/commonSchemas.ts';
import { perHour, type RateLimits } from '../call/limits.ts';
import { UPLOAD_TIME_LIMIT } from '../call/timeLimit.ts';
import { MAX_QUERY_LENGTH, PICTURE_MAX_BYTES } from '../constants/constants.ts';
import { REEL_ACTIONS, VIDEO_STATES } from '../constants/vocabulary.ts';
import { Filters, filterErrors, PageNumber, rangeOrderCheck } from '../listings/filters.ts';
import { wholeNumber } from '../listings/queryValues.ts';
import { reelEndpoints } from './endpoints.ts';
import { ReelPost, VIDEO_LIMITS, VIDEO_PART_BYTES } from './inputs.ts';
import { OwnReel, Reel } from './reel.ts';

const { gover, type, min_price, max_price } = Filters.shape;

const ReelFilters = z
  .strictObject({
    page: PageNumber.optional(),
    /** Searched in title, description and place. */
    query: z.string().max(MAX_QUERY_LENGTH).optional(),
    gover,
    city: PageNumber.optional(),
    action: z.enum(REEL_ACTIONS).optional(),
    type,
    min_price,
    max_price,
    property: z.uuid().optional(),
    seller: z.uuid().optional(),
  })
  .check(rangeOrderCheck);

const errors = ['invalid_id', 'not_found', 'gone'] as const;
const count = z.int().min(0);

const VIDEO_FILE = { maxCount: 1, maxBytes: VIDEO_LIMITS.megabytes * 1_000_000 };
const FILES = { video: VIDEO_FILE, thumbnail: { maxCount: 1, maxBytes: PICTURE_MAX_BYTES } };

const videoErrors = ['video_unsupported', 'video_broken', 'video_too_short', 'video_too_long'] as const;
const sendErrors = ['too_many_requests', 'account_blocked'] as const;

/** More reels than anyone posts in an hour: each has a video, a low-bitrate version and the post itself. */
const VIDEO_UPLOAD_LIMITS = { clip: { user: perHour(45), counts: 'uses' } } as const satisfies RateLimits;

const VideoUpload = z.object({
  data: z.object({
    id: z.uuid(),
    /** Bytes received; the next part starts here. */
    offset: count,
  }),
});

const postErrors = [
  ...BODY_ERRORS,
  ...FILE_ERRORS,
  ...videoErrors,
  ...sendErrors,
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

const PostAnswer = z.object({ code: z.literal(200), data: OwnReel });

const ReelPage = z
  .object({
    data: buildPageSchema(Reel),
    /** Cities with reels under the other filters, the one with most first. */
    cities: z.array(z.object({ id: z.int(), name: z.string(), total: count })),
  })
  .meta({ id: 'ReelPage' });

export const reelCalls = {
  listReels: defineCall(reelEndpoints.listReels, {
    summary: 'List reels',
    description: 'Newest first, with an advantage for promoted ones. With a login, watched reels come last.',
    cache: LIST_CACHING,
    query: ReelFilters,
    answer: ReelPage,
    errors: [...filterErrors, 'invalid_page', 'text_too_long'],
  }),
  getReel: defineCall(reelEndpoints.getReel, {
    summary: 'Get a reel',
    description: 'One reel, with the id of the property that it shows.',
    cache: LIST_CACHING,
    params: IdParams,
    answer: z.object({ data: Reel }),
    errors,
  }),
  toggleReelFavorite: defineCall(reelEndpoints.toggleReelFavorite, {
    summary: 'Add or remove a favourite reel',
    description: 'Marks a reel as favourite, or removes the mark.',
    params: IdParams,
    answer: z.object({
      code: z.literal(200),
      data: z.boolean(),
    }),
    errors,
  }),
  getReelMarks: defineCall(reelEndpoints.getReelMarks, {
    summary: 'List favourite and watched reels',
    description: 'Ids of favourite reels, and of reels that were watched in the last thirty days.',
    answer: z.object({ data: z.object({ loved: z.array(z.uuid()), viewed: z.array(z.uuid()) }) }),
    errors: [],
  }),
  addReelView: defineCall(reelEndpoints.addReelView, {
    summary: 'Count a reel view',
    description: 'Counted once per person, reel and day, with the largest share that was watched.',
    // A program that discards its cookies is a new visitor each time, so the limit is by address.
    limits: { 'reel view': { address: perHour(1200), counts: 'uses' } },
    params: IdParams,
    body: z.strictObject({
      /** Percent of the video. */
      watched: z.int().min(0).max(100),
    }),
    answer: z.object({ counted: z.boolean() }),
    errors: [...errors, ...BODY_ERRORS, 'required_field', 'invalid_field', 'unknown_field', 'too_many_requests'],
  }),
  listOwnReels: defineCall(reelEndpoints.listOwnReels, {
    summary: 'List own reels',
    description: 'Newest first.',
    answer: z.object({ data: z.array(OwnReel) }),
    errors: [],
  }),
  startVideoUpload: defineCall(reelEndpoints.startVideoUpload, {
    summary: 'Start a video upload',
    description: 'The video is sent in parts, before its reel.',
    limits: VIDEO_UPLOAD_LIMITS,
    body: z.strictObject({
      /** Size of the whole video. */
      bytes: z.int().positive(),
      /** The finished video of which this is the low-bitrate version: at most 480 × 854 and 600 kbit/s. */
      small_of: z.uuid().optional(),
    }),
    answer: VideoUpload,
    errors: [
      ...BODY_ERRORS,
      'required_field',
      'invalid_field',
      'unknown_field',
      'file_too_large',
      'small_video_refused',
      ...sendErrors,
    ],
  }),
  getVideoUpload: defineCall(reelEndpoints.getVideoUpload, {
    summary: 'Get the progress of an upload',
    description: 'How many bytes of a video have arrived.',
    params: IdParams,
    answer: VideoUpload,
    errors: ['invalid_id', 'not_found'],
  }),
  addVideoPart: defineCall(reelEndpoints.addVideoPart, {
    summary: 'Upload a part of a video',
    description: 'Takes the part that begins at the offset that is expected next; refuses any other.',
    params: IdParams,
    body: z.strictObject({ offset: wholeNumber(VIDEO_FILE.maxBytes, 0) }),
    /** `VIDEO_PART_BYTES` long; the last part may be shorter. */
    files: { part: { maxCount: 1, maxBytes: VIDEO_PART_BYTES } },
    timeLimit: UPLOAD_TIME_LIMIT,
    answer: VideoUpload,
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
  getUploadedVideo: defineCall(reelEndpoints.getUploadedVideo, {
    summary: 'Get the state of an uploaded video',
    description: 'Whether it can be played, is still being prepared, or failed.',
    params: IdParams,
    answer: z.object({ data: z.object({ id: z.string(), video_state: z.enum(VIDEO_STATES) }) }),
    errors: ['invalid_id', 'not_found'],
  }),
  finishVideoUpload: defineCall(reelEndpoints.finishVideoUpload, {
    summary: 'Finish a video upload',
    description: 'Checks and stores a video whose parts have all arrived. The reel then names it in `clip`.',
    params: IdParams,
    answer: z.object({
      data: z.object({
        id: z.string(),
        /** Seconds. */
        duration: z.number().positive(),
      }),
    }),
    errors: [...videoErrors, 'video_failed', 'small_video_refused', 'invalid_id', 'not_found', 'account_blocked'],
  }),
  addReel: defineCall(reelEndpoints.addReel, {
    summary: 'Post a reel',
    description: 'A reel of an own property. Uses one ad credit of its level; a moderator reviews it first.',
    limits: VIDEO_UPLOAD_LIMITS,
    body: ReelPost,
    files: FILES,
    timeLimit: UPLOAD_TIME_LIMIT,
    answer: PostAnswer,
    errors: postErrors,
  }),
  editReel: defineCall(reelEndpoints.editReel, {
    summary: 'Edit a reel',
    description: 'A moderator reviews the edit; the approved version stays online until then. The level cannot change.',
    limits: VIDEO_UPLOAD_LIMITS,
    params: IdParams,
    body: ReelPost,
    files: FILES,
    timeLimit: UPLOAD_TIME_LIMIT,
    answer: PostAnswer,
    errors: [...postErrors, 'invalid_id', 'not_found', 'not_yours'],
  }),
  discardReelEdit: defineCall(reelEndpoints.discardReelEdit, {
    summary: 'Discard the edit of a reel',
    description: 'Discards the pending or rejected edit of an approved reel, whose approved version stays.',
    params: IdParams,
    answer: PostAnswer,
    errors: ['invalid_id', 'not_found', 'not_yours'],
  }),
  removeReel: defineCall(reelEndpoints.removeReel, {
    summary: 'Remove a reel',
    description: 'Takes it offline permanently.',
    params: IdParams,
    answer: Done,
    errors: ['invalid_id', 'not_found', 'not_yours'],
  }),
};
