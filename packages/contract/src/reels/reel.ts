import { z } from 'zod';
import { FILM_STATES, RANKINGS, REEL_ACTIONS, SELL_TYPES } from '../constants/vocabulary.ts';
import { Refusal } from '../owning/ownProperty.ts';

/** A short clip of a home (specification, section 3). */
export const Reel = z
  .object({
    id: z.string(),
    reel_id: z.string(),
    /** The home that it shows. */
    property_id: z.string(),
    /** Whether that home is no longer on offer. */
    is_home_gone: z.boolean(),
    title: z.string(),
    description: z.string(),
    action: z.enum(REEL_ACTIONS),
    price: z.number(),
    selltype: z.enum(SELL_TYPES),
    /** The still picture, 9:16; see `pictureFile`. */
    thumbnail: z.string(),
    /** Base64 ThumbHash of the still picture. */
    thumbhash: z.string(),
    /** Path of the film, as `video`. */
    reel_path: z.string(),
    /** Path of the film: MP4, H.264 and AAC. */
    video: z.string(),
    /** Path of a smaller version, for those who save data; empty where there is none. */
    small_video: z.string(),
    /** Path of captions in the asker's language, WebVTT; empty where there are none. */
    captions: z.string(),
    /** Seconds. */
    duration: z.number().min(0),
    /** 1 basic, 2 elite, 3 superior. */
    ranking: z.literal(RANKINGS),
    availability: z.int(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** When it went on offer. */
    listed_at: z.iso.datetime(),
    is_loved: z.boolean(),
    is_viewed: z.boolean(),
    /** On offer for no longer than `REEL_RECENT_DAYS`. */
    isRecent: z.boolean(),
    total_views: z.int(),
    total_favorites: z.int(),
    governorate: z.string(),
    city: z.object({ id: z.int(), name: z.string(), en_name: z.string() }),
    user: z.object({
      id: z.string(),
      name: z.string(),
      /** Whether the seller can be called. The number itself is the answer of a lead. */
      has_phone: z.boolean(),
      profile_pic: z.string().nullable(),
    }),
  })
  .meta({ id: 'Reel' });
export type Reel = z.infer<typeof Reel>;

/** A reel as its owner's list shows it. */
export const OwnReel = Reel.extend({
  /** How much of it was watched on average, in percent; null while nobody has watched it. */
  watched: z.int().min(0).max(100).nullable(),
  /** Why it was not let through the last time; null when it was. */
  refusal: Refusal.nullable(),
  /** A film that is still prepared, or could not be, is shown to nobody. */
  film: z.enum(FILM_STATES),
  /** The last edit of the approved version, which stays on offer: pending without a `refusal`. Null without an edit. */
  edit: z
    .object({
      at: z.iso.datetime(),
      refusal: Refusal.nullable(),
      film: z.enum(FILM_STATES),
      /** The reel with the edit. */
      reel: Reel,
    })
    .nullable(),
}).meta({ id: 'OwnReel' });
export type OwnReel = z.infer<typeof OwnReel>;
