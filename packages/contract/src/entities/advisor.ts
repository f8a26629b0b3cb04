import { z } from 'zod';
import { ADVISOR_MIN_AGE, PHONE_PATTERN } from '../constants.ts';
import { EMAIL_PATTERN } from '../email.ts';
import { PROPERTY_TYPES } from '../vocabulary.ts';

/** An application to be listed as a real-estate advisor; submitted for review. */
export const AdvisorApplication = z
  .object({
    name: z.string().trim().min(1),
    email: z.string().regex(EMAIL_PATTERN),
    phone: z.string().regex(PHONE_PATTERN),
    about: z.string().trim().min(1),
    years_of_experience: z.int().min(0),
    age: z.int().min(ADVISOR_MIN_AGE),
    experience: z.string().trim().min(1),
    city: z.int(),
    places: z.array(z.int()).min(1),
    certificates: z.string().nullable(),
    category: z.enum(PROPERTY_TYPES),
    profile_pic: z.string(),
  })
  .meta({ id: 'AdvisorApplication' });
export type AdvisorApplication = z.infer<typeof AdvisorApplication>;
