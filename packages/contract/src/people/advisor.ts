import { z } from 'zod';
import { ADVISOR_MIN_AGE, PHONE_PATTERN } from '../constants/constants.ts';
import { PROPERTY_TYPES } from '../constants/vocabulary.ts';
import { EMAIL_PATTERN } from '../values/email.ts';

/** What becomes of an application: it waits for a moderator, who accepts or rejects it. */
export const ADVISOR_STATES = ['pending', 'accepted', 'rejected'] as const;
export type AdvisorState = (typeof ADVISOR_STATES)[number];

const count = z.int().min(0);
/** A city or district, in the asker's language. */
const Place = z.object({ id: z.int(), name: z.string() });

/** Somebody who advises on property, as everybody sees them: an application that was accepted. */
export const Advisor = z
  .object({
    id: z.string(),
    /** Of their page as a provider. */
    user_id: z.string(),
    name: z.string(),
    /** File name below the profile pictures' path. */
    profile_pic: z.string(),
    city: z.int(),
    city_name: z.string(),
    /** Names of the areas that they work in. */
    places: z.array(z.string()),
    category: z.enum(PROPERTY_TYPES),
    years_of_experience: count,
    certificates: z.array(z.string()),
    /** In their own words. */
    about: z.string(),
    /** 0–5, one decimal; null below `MIN_REVIEWS_FOR_AVERAGE` reviews. */
    rating: z.number().min(0).max(5).nullable(),
    /** How many reviews it comes from. */
    reviews: count,
  })
  .meta({ id: 'Advisor' });
export type Advisor = z.infer<typeof Advisor>;

/** An application to be listed as an advisor, as who sent it and the moderators see it. */
export const AdvisorApplication = z
  .object({
    id: z.string(),
    state: z.enum(ADVISOR_STATES),
    name: z.string(),
    email: z.string().regex(EMAIL_PATTERN),
    phone: z.string().regex(PHONE_PATTERN),
    about: z.string(),
    years_of_experience: count,
    age: z.int().min(ADVISOR_MIN_AGE),
    experience: z.string(),
    city: Place,
    places: z.array(Place),
    certificates: z.array(z.string()),
    category: z.enum(PROPERTY_TYPES),
    profile_pic: z.string(),
    submitted_at: z.iso.datetime(),
    /** Why it was rejected, in the asker's language; empty otherwise. */
    reason: z.string(),
  })
  .meta({ id: 'AdvisorApplication' });
export type AdvisorApplication = z.infer<typeof AdvisorApplication>;
