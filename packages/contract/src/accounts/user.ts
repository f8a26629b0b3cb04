import { z } from 'zod';
import { ROLES } from '../constants/moderationVocabulary.ts';
import { SELLER_KINDS } from '../constants/vocabulary.ts';
import { EMAIL_PATTERN } from '../values/email.ts';
import { Block } from './block.ts';

/** Steps in which reply times are shown, in hours. */
export const REPLY_HOURS = [1, 2, 6, 24, 72] as const;

export const PublicUser = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(SELLER_KINDS),
    /** File name below the path of profile pictures; null shows the initials. */
    profile_pic: z.string().nullable(),
    /** True if the seller can be called. A lead returns the number itself. */
    has_phone: z.boolean(),
    /** 0–5, one decimal; null below `MIN_REVIEWS_FOR_AVERAGE` reviews. */
    rating: z.number().min(0).max(5).nullable(),
    active_from: z.iso.date(),
    /** Day in Egypt on which the user confirmed the email; null while it is unconfirmed. */
    email_confirmed_on: z.iso.date().nullable(),
    /** Day in Egypt on which the user confirmed the phone number by SMS; null without a confirmed number. */
    phone_confirmed_on: z.iso.date().nullable(),
    /** Day in Egypt on which moderators approved the company's papers; null without an approval that is valid today. */
    company_verified_on: z.iso.date().nullable(),
    /** Name in these papers; null like the day. */
    company_name: z.string().nullable(),
    /** Half of the buyers get a reply within these hours; null for few conversations or late replies. */
    reply_hours: z.literal(REPLY_HOURS).nullable(),
  })
  .meta({ id: 'PublicUser' });
export type PublicUser = z.infer<typeof PublicUser>;

export const User = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().regex(EMAIL_PATTERN),
    email_verified: z.boolean(),
    /** National form, 11 digits; empty when there is none. */
    phone: z.string(),
    /** Day in Egypt on which the user confirmed the number by SMS; null for an unconfirmed one. */
    phone_confirmed_on: z.iso.date().nullable(),
    profile_pic: z.string().nullable(),
    rating: z.number().min(0).max(5).nullable(),
    active_from: z.iso.date(),
    role: z.enum(ROLES),
    /** True in the profile of staff whose session needs a second factor before it may use the role. */
    needs_second_factor: z.boolean().optional(),
    /** Set while moderators block the account, which then cannot post or buy. */
    blocked: Block.nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;
