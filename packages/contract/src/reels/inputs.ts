import { z } from 'zod';
import { REEL_TEXT_MIN_LENGTH } from '../constants/constants.ts';
import { PAYMENT_METHODS, REEL_ACTIONS } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { LINE_MAX_LENGTH, longText, priceAboveZero, requiredChoice, requiredId } from '../fields/fields.ts';

/** The specification names no limits for reels. */
export const VIDEO_LIMITS = {
  types: ['video/mp4', 'video/webm', 'video/quicktime'],
  /** Maximum file size, in megabytes of a million bytes. */
  megabytes: 100,
  /** Minimum and maximum duration, in seconds. */
  minSeconds: 3,
  maxSeconds: 60,
  /** Bits per second of video and audio when the browser encodes a reel before upload. */
  bitrates: { video: 4_000_000, audio: 128_000 },
  smallBitrates: { video: 480_000, audio: 64_000 },
} as const;

/** Videos are uploaded in parts of this size; a broken connection loses at most one part. */
export const VIDEO_PART_BYTES = 2_000_000;

const ReelVideoFile = z.object({
  /** Name on the server; empty before the upload. */
  id: z.string(),
  state: z.enum(['reading', 'chosen', 'uploading', 'failed', 'done']),
});
type ReelVideoFile = z.output<typeof ReelVideoFile>;

const findVideoProblem = (video: ReelVideoFile | null): InputCode | null => {
  if (!video) return 'video_required';
  if (video.state === 'failed') return 'video_failed';
  if (video.state === 'chosen') return 'video_unsent';
  return video.state === 'done' ? null : 'video_uploading';
};

/** First tab: the video, and the time of its cover in seconds. */
export const ReelVideo = z.object({
  video: ReelVideoFile.nullable().superRefine((video, context) => {
    const problem = findVideoProblem(video);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  poster_at: z.number('poster_invalid').min(0, 'poster_invalid'),
});

export const ReelTexts = z.object({
  title: longText('title_short', REEL_TEXT_MIN_LENGTH, LINE_MAX_LENGTH),
  description: longText('description_short', REEL_TEXT_MIN_LENGTH),
});

/** The form offers basic or premium (specification, section 3). */
export const REEL_RANKINGS = ['basic', 'premium'] as const;

const property = z.preprocess<unknown, z.ZodUUID, string | null>(
  (value) => value ?? undefined,
  z.uuid('home_required' satisfies InputCode),
);

export const ReelTerms = z.object({
  property_id: property,
  gover: requiredId('governorate_required'),
  city: requiredId('city_required'),
  action: requiredChoice(REEL_ACTIONS, 'action_required'),
  /** Whole pounds; per month for rent. */
  price: priceAboveZero(),
  selltype: requiredChoice(PAYMENT_METHODS, 'payment_required'),
  ranking: requiredChoice(REEL_RANKINGS, 'ranking_required'),
});

/**
 * A reel as sent. The video is a file of the request or the id of an uploaded one; the poster is a file or an uploaded
 * picture. An edit without them keeps the existing ones.
 */
export const ReelPost = z.object({
  ...ReelTexts.shape,
  ...ReelTerms.shape,
  clip: z
    .string('video_required' satisfies InputCode)
    .max(LINE_MAX_LENGTH, 'video_required')
    .optional(),
  poster: z
    .string('poster_invalid' satisfies InputCode)
    .max(LINE_MAX_LENGTH, 'poster_invalid')
    .optional(),
});
export type ReelPost = z.output<typeof ReelPost>;

/** A reel, new or edited (specification, sections 2, 3 and 5). */
export const ReelInput = z.object({ ...ReelVideo.shape, ...ReelTexts.shape, ...ReelTerms.shape });
export type ReelInput = z.output<typeof ReelInput>;
export type ReelDraft = z.input<typeof ReelInput>;

export const ReelDraftContent = z.strictObject({
  clip: z.string().nullable(),
  poster_at: z.number().min(0),
  title: z.string(),
  description: z.string(),
  property_id: z.string().nullable(),
  gover: z.number().nullable(),
  city: z.number().nullable(),
  action: z.enum(REEL_ACTIONS).nullable(),
  price: z.number().nullable(),
  selltype: z.enum(PAYMENT_METHODS).nullable(),
  ranking: z.enum(REEL_RANKINGS).nullable(),
});
export type ReelDraftContent = z.output<typeof ReelDraftContent>;
