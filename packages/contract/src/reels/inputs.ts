import { z } from 'zod';
import { REEL_TEXT_MIN_LENGTH } from '../constants/constants.ts';
import { PAYMENT_METHODS, REEL_ACTIONS } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { chosen, chosenId, LINE_MAX_LENGTH, longText, priceAboveZero } from '../fields/fields.ts';

/** What reels take: the specification names no limits. */
export const CLIP_LIMITS = {
  /** MIME types. */
  types: ['video/mp4', 'video/webm', 'video/quicktime'],
  /** Largest file, in megabytes of a million bytes. */
  megabytes: 100,
  /** Shortest and longest, in seconds. */
  least: 3,
  most: 60,
  /** What a clip and its small version are written with before they are sent, in bits per second of pictures and sound. */
  bitrates: { video: 4_000_000, audio: 128_000 },
  smallBitrates: { video: 480_000, audio: 64_000 },
} as const;

/** Films go up in parts of so many bytes, the last one of what remains. A line that breaks loses one part at most. */
export const CLIP_PART_BYTES = 2_000_000;

/** The clip of a reel: how far it has come to the server. */
const Clip = z.object({
  /** Name under which the server keeps it; empty while it has none. */
  id: z.string(),
  state: z.enum(['reading', 'chosen', 'uploading', 'failed', 'done']),
});
export type Clip = z.output<typeof Clip>;

const clipProblem = (clip: Clip | null): InputCode | null => {
  if (!clip) return 'video_required';
  if (clip.state === 'failed') return 'video_failed';
  if (clip.state === 'chosen') return 'video_unsent';
  return clip.state === 'done' ? null : 'video_uploading';
};

/** First tab: the clip, and the moment whose picture stands for it, in seconds. */
export const ReelClip = z.object({
  video: Clip.nullable().superRefine((clip, context) => {
    const problem = clipProblem(clip);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  poster_at: z.number('poster_invalid').min(0, 'poster_invalid'),
});

/** Second tab: what is said of it. */
export const ReelTexts = z.object({
  title: longText('title_short', REEL_TEXT_MIN_LENGTH, LINE_MAX_LENGTH),
  description: longText('description_short', REEL_TEXT_MIN_LENGTH),
});

/** On the form a reel is basic or premium (specification, section 3). */
export const REEL_RANKINGS = ['basic', 'premium'] as const;

/** The home that it shows: one of the poster's own. */
const home = z.preprocess<unknown, z.ZodUUID, string | null>(
  (given) => given ?? undefined,
  z.uuid('home_required' satisfies InputCode),
);

/** Third tab: the home, its place and price, and how it is sold. */
export const ReelTerms = z.object({
  property_id: home,
  gover: chosenId('governorate_required'),
  city: chosenId('city_required'),
  action: chosen(REEL_ACTIONS, 'action_required'),
  /** Whole pounds; per month for rent. */
  price: priceAboveZero(),
  selltype: chosen(PAYMENT_METHODS, 'payment_required'),
  ranking: chosen(REEL_RANKINGS, 'ranking_required'),
});

/**
 * A reel as it is sent. Its film is a file of the request, or the id of one that was uploaded before; so is its poster,
 * whose id is that of an uploaded picture. An edit without them leaves them as they are.
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
export const ReelInput = z.object({ ...ReelClip.shape, ...ReelTexts.shape, ...ReelTerms.shape });
export type ReelInput = z.output<typeof ReelInput>;
/** A reel as it is being written: null where nothing was given yet. */
export type ReelDraft = z.input<typeof ReelInput>;

/** A new reel as far as it has been written, with the clip that the server has. Nothing is asked for. */
export const ReelDraftContent = z.strictObject({
  /** Id of the uploaded clip. */
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
