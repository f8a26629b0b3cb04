import { z } from 'zod';
import { ROLES, SELLER_KINDS } from '../constants/vocabulary.ts';
import { EMAIL_PATTERN } from '../values/email.ts';
import { Block } from './block.ts';

/** Public profile of a user, such as the seller of a home. */
export const PublicUser = z
  .object({
    id: z.string(),
    name: z.string(),
    /** A private owner, an agent or a developing firm. */
    kind: z.enum(SELLER_KINDS),
    /** File name below the profile pictures' path; null shows the initials. */
    profile_pic: z.string().nullable(),
    /** Whether the seller can be called. The number itself is the answer of a lead. */
    has_phone: z.boolean(),
    /** 0–5, one decimal; null below `MIN_REVIEWS_FOR_AVERAGE` reviews. */
    rating: z.number().min(0).max(5).nullable(),
    /** ISO date on which the account was opened. */
    active_from: z.iso.date(),
  })
  .meta({ id: 'PublicUser' });
export type PublicUser = z.infer<typeof PublicUser>;

/** The logged-in user's account. */
export const User = z
  .object({
    name: z.string(),
    email: z.string().regex(EMAIL_PATTERN),
    /** Whether the address is verified. */
    email_verified: z.boolean(),
    /** National form, 11 digits; empty when there is none. */
    phone: z.string(),
    profile_pic: z.string().nullable(),
    rating: z.number().min(0).max(5).nullable(),
    active_from: z.iso.date(),
    role: z.enum(ROLES),
    /** Null unless the moderators have blocked the account, which then cannot post or buy. */
    blocked: Block.nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;
