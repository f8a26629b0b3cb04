import { z } from 'zod';
import { PAYMENT_METHODS, RANKINGS, REEL_ACTIONS, VIDEO_STATES } from '../constants/vocabulary.ts';
import { Refusal } from '../myListings/ownProperty.ts';

export const Reel = z
  .object({
    id: z.string(),
    reel_id: z.string(),
    property_id: z.string(),
    /** True if the property is no longer on offer. */
    is_home_gone: z.boolean(),
    title: z.string(),
    description: z.string(),
    action: z.enum(REEL_ACTIONS),
    price: z.number(),
    selltype: z.enum(PAYMENT_METHODS),
    /** The still picture, 9:16; see `getPictureFile`. */
    thumbnail: z.string(),
    thumbhash: z.string(),
    /** Path of the video, the same as `video`. */
    reel_path: z.string(),
    /** Path of the video: MP4, H.264 and AAC. */
    video: z.string(),
    /** Path of the low-bitrate version; empty if there is none. */
    small_video: z.string(),
    /** Path of captions in the request's language, WebVTT; empty if there are none. */
    captions: z.string(),
    /** Seconds. */
    duration: z.number().min(0),
    ranking: z.literal(RANKINGS),
    availability: z.int(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    listed_at: z.iso.datetime(),
    is_loved: z.boolean(),
    is_viewed: z.boolean(),
    /** True if listed within the last `REEL_RECENT_DAYS`. */
    isRecent: z.boolean(),
    total_views: z.int(),
    total_favorites: z.int(),
    governorate: z.string(),
    city: z.object({ id: z.int(), name: z.string(), en_name: z.string() }),
    user: z.object({
      id: z.string(),
      name: z.string(),
      /** True if the seller can be called. A lead returns the number itself. */
      has_phone: z.boolean(),
      profile_pic: z.string().nullable(),
    }),
  })
  .meta({ id: 'Reel' });
export type Reel = z.infer<typeof Reel>;

export const OwnReel = Reel.extend({
  /** Average watched share, in percent; null without views. */
  watched: z.int().min(0).max(100).nullable(),
  /** Reason of the last rejection; null if it was approved. */
  refusal: Refusal.nullable(),
  /** While the video is being processed, or after that failed, only the owner sees the reel. */
  video_state: z.enum(VIDEO_STATES),
  /** Last edit of the approved version, which stays on offer: pending without a `refusal`. Null without an edit. */
  edit: z
    .object({
      at: z.iso.datetime(),
      refusal: Refusal.nullable(),
      video_state: z.enum(VIDEO_STATES),
      reel: Reel,
    })
    .nullable(),
}).meta({ id: 'OwnReel' });
export type OwnReel = z.infer<typeof OwnReel>;
