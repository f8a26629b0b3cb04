import { HOUR_MS, MINUTE_MS, toMailbox } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashText } from '../../request/hashText.ts';
import { consumeLimits, type Limit } from '../../request/rateLimits.ts';

const MAX_MAILS_PER_HOUR = 5;

/**
 * Limits mails of one kind to a mailbox across all requesters: one a minute, five an hour. A refused request does not
 * count towards the five. Not declared by a call, because the mailbox is known only from the body or the account.
 */
export async function limitMails(db: Kysely<Tables>, purpose: string, email: string, now: Date): Promise<void> {
  const mailbox = toMailbox(email);
  const minuteLimit: Limit = { key: hashText(`${purpose} ${mailbox}`), times: 1, windowMs: MINUTE_MS };
  const hourLimit: Limit = {
    key: hashText(`${purpose} an hour ${mailbox}`),
    times: MAX_MAILS_PER_HOUR,
    windowMs: HOUR_MS,
  };
  for (const limit of [minuteLimit, hourLimit]) await consumeLimits(db, [limit], now, { code: 'retry_too_soon' });
}

/** Each registration mails the mailbox; accounts can be deleted and opened again. */
const MAX_REGISTRATIONS_PER_MAILBOX = 5;

export const buildRegistrationLimit = (email: string): Limit => ({
  key: hashText(`register ${toMailbox(email)}`),
  times: MAX_REGISTRATIONS_PER_MAILBOX,
  windowMs: HOUR_MS,
});
