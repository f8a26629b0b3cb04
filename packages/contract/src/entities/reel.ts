import { z } from 'zod';
import { SELL_TYPES } from '../vocabulary.ts';

/** A short clip of a home (specification, section 3). */
export const Reel = z
  .object({
    id: z.string(),
    reel_id: z.string(),
    title: z.string(),
    description: z.string(),
    action: z.enum(['sell', 'rent']),
    price: z.number(),
    selltype: z.enum(SELL_TYPES),
    thumbnail: z.string(),
    reel_path: z.string(),
    video: z.string(),
    /** 1 basic, 2 elite, 3 superior. */
    ranking: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    availability: z.int(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    is_loved: z.boolean(),
    is_viewed: z.boolean(),
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
