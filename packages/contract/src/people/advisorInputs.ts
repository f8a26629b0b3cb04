import { z } from 'zod';
import { ADVISOR_MIN_AGE, MAX_CHOICES } from '../constants/constants.ts';
import { PROPERTY_TYPES } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import {
  emailAddress,
  optionalText,
  phoneNumber,
  requiredChoice,
  requiredId,
  requiredNumber,
  requiredText,
  TEXT_MAX_LENGTH,
  wholeNumberWithin,
} from '../fields/fields.ts';
import { profilePicture } from '../media/pictureInputs.ts';

export const MAX_YEARS_OF_EXPERIENCE = 60;
const MAX_AGE = 120;

/** An application as a real-estate advisor; only the certificates are optional (specification, section 5). */
export const AdvisorInput = z.object({
  profile_pic: profilePicture(),
  name: requiredText('name_required'),
  email: emailAddress(),
  phone: phoneNumber(),
  age: requiredNumber(
    wholeNumberWithin({ min: ADVISOR_MIN_AGE, max: MAX_AGE, requiredCode: 'age_too_low', tooHighCode: 'age_too_high' }),
  ),
  about: requiredText('about_required', TEXT_MAX_LENGTH),
  category: requiredChoice(PROPERTY_TYPES, 'specialty_required'),
  years_of_experience: requiredNumber(
    wholeNumberWithin({
      min: 0,
      max: MAX_YEARS_OF_EXPERIENCE,
      requiredCode: 'years_of_experience_required',
      tooHighCode: 'years_of_experience_too_many',
    }),
  ),
  experience: requiredText('experience_required', TEXT_MAX_LENGTH),
  certificates: optionalText(),
  city: requiredId('city_required'),
  places: z
    .array(requiredId('areas_required'), 'areas_required' satisfies InputCode)
    .min(1, 'areas_required')
    .max(MAX_CHOICES, 'areas_required'),
});
export type AdvisorInput = z.output<typeof AdvisorInput>;
/** An application in progress: null where nothing was entered yet. */
export type AdvisorDraft = z.input<typeof AdvisorInput>;

export const AdvisorRequest = AdvisorInput.omit({ profile_pic: true });
export type AdvisorRequest = z.output<typeof AdvisorRequest>;
