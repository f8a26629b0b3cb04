import { mailboxOf } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, type Limit, useLimits } from '../../request/rateLimits.ts';

const MINUTE_MS = 60_000;
const MAILS_AN_HOUR = 5;

/**
 * Limits mails of one kind to a mailbox across all requesters: one a minute, five an hour. A refused request does not
 * count towards the five. Not declared by a call, because the mailbox is known only from the body or the account.
 */
export async function limitMails(db: Kysely<Tables>, purpose: string, email: string, now: Date): Promise<void> {
  const mailbox = mailboxOf(email);
  const minute: Limit = { key: hashOf(`${purpose} ${mailbox}`), times: 1, windowMs: MINUTE_MS };
  const hour: Limit = { key: hashOf(`${purpose} an hour ${mailbox}`), times: MAILS_AN_HOUR, windowMs: HOUR_MS };
  for (const limit of [minute, hour]) await useLimits(db, [limit], now, { code: 'retry_too_soon' });
}

/** Each registration mails the mailbox; accounts can be deleted and opened again. */
const OPENED_OF_MAILBOX = 5;

export const registrationsOf = (email: string): Limit => ({
  key: hashOf(`register ${mailboxOf(email)}`),
  times: OPENED_OF_MAILBOX,
  windowMs: HOUR_MS,
});
