import { LANGUAGES } from '@mashrabiya/i18n';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { canLogInByEmailCode } from '../../accounts/services/emailCodeLogin.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { Mailer } from '../../mail/Mailer.ts';
import { composeEnquiryCode } from '../mails/composeEnquiryCode.ts';

export const ENQUIRY_CODE_JOB = 'enquiry_code';

/** Removed with the job's payload once the mail is sent. */
const EnquiryCodePayload = z.object({
  to: z.string(),
  code: z.string(),
  property_id: z.uuid(),
  /** Panel that the link of the mail opens. */
  slider: z.enum(['message', 'viewing']),
  language: z.enum(LANGUAGES),
  origin: z.string(),
});
export type EnquiryCodePayload = z.infer<typeof EnquiryCodePayload>;

/** Mails the code of a visitor's enquiry; to the owner of an account with another login method, a request to log in. */
export const enquiryCodeJob =
  (db: Kysely<Tables>, mailer: Mailer): JobHandler =>
  async (payload, { id, now }) => {
    const { to, code, property_id, ...page } = EnquiryCodePayload.parse(payload);
    const property = await findProperty(db, property_id);
    if (!property || findVisibilityError(property)) return;
    const { language } = page;
    const content = await composeEnquiryCode({
      ...page,
      propertyId: property_id,
      title: pickLanguage(language, property.address_ar, property.address_en),
      code: (await canLogInByEmailCode(db, to)) ? code : null,
    });
    await mailer.send({ id, to, language, ...content }, now);
  };
