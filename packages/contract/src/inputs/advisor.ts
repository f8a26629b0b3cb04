import { z } from 'zod';
import { ADVISOR_MIN_AGE, MAX_CHOICES } from '../constants.ts';
import { PROPERTY_TYPES } from '../vocabulary.ts';
import type { InputCode } from './codes.ts';
import {
  chosen,
  chosenId,
  emailAddress,
  needed,
  optionalText,
  phoneNumber,
  requiredText,
  TEXT_MAX_LENGTH,
} from './fields.ts';
import { profilePicture } from './pictures.ts';

/** Most years that somebody can have worked. */
export const MAX_YEARS_OF_EXPERIENCE = 60;
const MAX_AGE = 120;

/** An application to be listed as a real-estate advisor; all but the certificates is needed (specification, section 5). */
export const AdvisorInput = z.object({
  profile_pic: profilePicture(),
  name: requiredText('name_required'),
  email: emailAddress(),
  phone: phoneNumber(),
  age: needed(z.int('age_too_low').min(ADVISOR_MIN_AGE, 'age_too_low').max(MAX_AGE, 'age_too_low')),
  about: requiredText('about_required', TEXT_MAX_LENGTH),
  category: chosen(PROPERTY_TYPES, 'specialty_required'),
  years_of_experience: needed(
    z
      .int('years_of_experience_required')
      .min(0, 'years_of_experience_required')
      .max(MAX_YEARS_OF_EXPERIENCE, 'years_of_experience_required'),
  ),
  experience: requiredText('experience_required', TEXT_MAX_LENGTH),
  certificates: optionalText(),
  city: chosenId('city_required'),
  places: z
    .array(z.int('areas_required'), 'areas_required' satisfies InputCode)
    .min(1, 'areas_required')
    .max(MAX_CHOICES, 'areas_required'),
});
export type AdvisorInput = z.output<typeof AdvisorInput>;
/** An application as it is being written: null where nothing was given yet. */
export type AdvisorDraft = z.input<typeof AdvisorInput>;
