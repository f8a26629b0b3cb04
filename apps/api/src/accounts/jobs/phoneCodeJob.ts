import { LANGUAGES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { z } from 'zod';
import type { Log } from '../../core/log.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import { UnrecoverableJobError } from '../../jobs/jobRules.ts';
import { type SmsSender, UnreachableNumberError } from '../../sms/SmsSender.ts';

export const PHONE_CODE_JOB = 'phone_code';

const TEXTS = { ar: ar.phoneCode, en: en.phoneCode };

/** Removed with the job's payload once the message is sent. */
const PhoneCodePayload = z.object({
  user_id: z.string(),
  to: z.string(),
  code: z.string(),
  language: z.enum(LANGUAGES),
  expires_at: z.iso.datetime(),
});
export type PhoneCodePayload = z.infer<typeof PhoneCodePayload>;

/**
 * Sends the code that confirms a phone number. A mistyped number or an expired code is only logged: a dead job would
 * ask operators for a retry, which cannot succeed.
 */
export const phoneCodeJob =
  (sms: SmsSender | undefined, log: Log): JobHandler =>
  async (payload, { id, now }) => {
    const { to, code, language, expires_at } = PhoneCodePayload.parse(payload);
    if (!sms) throw new UnrecoverableJobError('Text messages are turned off');
    if (new Date(expires_at) <= now) {
      log.warn('A code expired before it could be sent by SMS');
      return;
    }
    await sms
      .send({ id, to, language, text: TEXTS[language].replace('{{code}}', code) }, now)
      .catch((error: unknown) => {
        if (!(error instanceof UnreachableNumberError)) throw error;
        log.warn(`Cannot send a code by SMS: ${error.message}`);
      });
  };
