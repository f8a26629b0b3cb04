import { mailboxOf } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, type Limit, useLimits } from '../../request/rateLimits.ts';

const MINUTE_MS = 60_000;
const MAILS_AN_HOUR = 5;

/**
 * A mailbox gets a mail of one kind once a minute, and five an hour, whoever asks for it. Who asks too soon uses up none
 * of the five. No call declares it: whose mailbox it is stands in the body, or in the account.
 */
export async function limitMails(db: Kysely<Tables>, purpose: string, email: string, now: Date): Promise<void> {
  const mailbox = mailboxOf(email);
  const minute: Limit = { key: hashOf(`${purpose} ${mailbox}`), times: 1, windowMs: MINUTE_MS };
  const hour: Limit = { key: hashOf(`${purpose} an hour ${mailbox}`), times: MAILS_AN_HOUR, windowMs: HOUR_MS };
  for (const limit of [minute, hour]) await useLimits(db, [limit], now, { code: 'retry_too_soon' });
}

/** Each writes to the mailbox; accounts can be deleted and opened again. */
const OPENED_OF_MAILBOX = 5;

/** How often accounts are opened with one mailbox; beside what `register` declares, since the body names it. */
export const registrationsOf = (email: string): Limit => ({
  key: hashOf(`register ${mailboxOf(email)}`),
  times: OPENED_OF_MAILBOX,
  windowMs: HOUR_MS,
});
