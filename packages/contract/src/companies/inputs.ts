import { z } from 'zod';
import type { InputCode } from '../fields/codes.ts';
import { bilingualReason, optionalDay, requiredText } from '../fields/fields.ts';
import { type AdPicture, uploadedPictures } from '../media/pictureInputs.ts';
import { formatCairoDay } from '../values/calendar.ts';
import { foldDigits } from '../values/digits.ts';

export const MAX_COMPANY_PAPERS = 4;

/** Old registers have numbers of few digits, the unified ones of 14. */
const REGISTER_NUMBER_PATTERN = /^\d{2,20}$/;

/** Number of a commercial register in digits of any script; spaces, dashes and slashes are removed. */
const registerNumber = () =>
  requiredText('register_number_required').transform((typedNumber, context) => {
    const number = foldDigits(typedNumber).replace(/[\s\u002d\u2010-\u2015\u2212/]/g, '');
    if (typedNumber === '' || REGISTER_NUMBER_PATTERN.test(number)) return number;
    context.addIssue({ code: 'custom', message: 'register_number_invalid' satisfies InputCode });
    return z.NEVER;
  });

const details = {
  company_name: requiredText('company_name_required'),
  register_number: registerNumber(),
  valid_until: optionalDay('day_invalid'),
};

/** Returns the problem of the last day of a register extract: it must not have passed in Egypt. */
export const findValidityProblem = (validUntil: string | null, now: Date): InputCode | null =>
  validUntil !== null && validUntil < formatCairoDay(now) ? 'register_expired' : null;

export const buildCompanyInput = (now: () => Date) =>
  z.strictObject({
    ...details,
    valid_until: details.valid_until.superRefine((day, context) => {
      const code = findValidityProblem(day, now());
      if (code) context.addIssue({ code: 'custom', message: code });
    }),
    papers: uploadedPictures(MAX_COMPANY_PAPERS, { required: 'papers_required', tooMany: 'papers_too_many' }),
  });
export type CompanyInput = z.output<ReturnType<typeof buildCompanyInput>>;
export interface CompanyDraft {
  company_name: string;
  register_number: string;
  valid_until: string | null;
  papers: AdPicture[];
}

export const CompanyRequestInput = z.strictObject({
  ...details,
  papers: z
    .array(z.uuid('invalid_id'), 'papers_required' satisfies InputCode)
    .min(1, 'papers_required' satisfies InputCode)
    .max(MAX_COMPANY_PAPERS, 'papers_too_many' satisfies InputCode),
});

export const RevocationInput = bilingualReason('revocation_reason_required');
