import { z } from 'zod';
import { ADVISOR_MIN_AGE, PHONE_PATTERN } from '../constants/constants.ts';
import { PROPERTY_TYPES } from '../constants/vocabulary.ts';
import { EMAIL_PATTERN } from '../values/email.ts';

const ADVISOR_STATES = ['pending', 'accepted', 'rejected'] as const;

const count = z.int().min(0);
const Place = z.object({ id: z.int(), name: z.string() });

/** An accepted application. */
export const Advisor = z
  .object({
    id: z.string(),
    user_id: z.string(),
    name: z.string(),
    /** File name below the path of profile pictures. */
    profile_pic: z.string(),
    city: z.int(),
    city_name: z.string(),
    places: z.array(z.string()),
    category: z.enum(PROPERTY_TYPES),
    years_of_experience: count,
    certificates: z.array(z.string()),
    about: z.string(),
    /** 0–5, one decimal; null below `MIN_REVIEWS_FOR_AVERAGE` reviews. */
    rating: z.number().min(0).max(5).nullable(),
    reviews: count,
  })
  .meta({ id: 'Advisor' });
export type Advisor = z.infer<typeof Advisor>;

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
    /** Reason of a rejection, in the request's language; empty otherwise. */
    reason: z.string(),
  })
  .meta({ id: 'AdvisorApplication' });
export type AdvisorApplication = z.infer<typeof AdvisorApplication>;
