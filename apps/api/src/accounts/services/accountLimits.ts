import type { Kysely } from 'kysely';
import { RetryLater } from '../../app/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, type Limit, limitsOf, useLimits } from '../../request/rateLimits.ts';
import { foldedEmail } from '../repository/users.ts';

const MINUTE_MS = 60_000;
const MAILS_AN_HOUR = 5;

/**
 * A mailbox gets a mail of one kind once a minute, and five an hour, whoever asks for it. Who asks too soon uses up none
 * of the five.
 */
export async function limitMails(db: Kysely<Tables>, purpose: string, email: string, now: Date): Promise<void> {
  const mailbox = foldedEmail(email);
  const minute: Limit = { key: hashOf(`${purpose} ${mailbox}`), times: 1, windowMs: MINUTE_MS };
  const hour: Limit = { key: hashOf(`${purpose} an hour ${mailbox}`), times: MAILS_AN_HOUR, windowMs: HOUR_MS };
  for (const limit of [minute, hour]) await useLimits(db, [limit], now, 'retry_too_soon');
}

const PHONES_OF_PERSON = 10;
const PHONES_OF_ADDRESS = 60;

/** A number that somebody has is said to be taken, so only a few can be asked after: ten an hour by one person. */
export const limitPhones = (
  db: Kysely<Tables>,
  { userId, client, now }: { userId: string; client: string | undefined; now: Date },
): Promise<void> =>
  useLimits(
    db,
    [
      { key: hashOf(`phone ${userId}`), times: PHONES_OF_PERSON, windowMs: HOUR_MS },
      ...limitsOf('phone', client, PHONES_OF_ADDRESS),
    ],
    now,
  );

/** The wait of the specification (section 8), the shortest one. */
export const LOGIN_WAIT_MS = 30_000;

/** Counts a try to log in. Who has tried too often waits half a minute, or as long as the answer says. */
export async function limitLogins(db: Kysely<Tables>, limits: readonly Limit[], now: Date): Promise<void> {
  try {
    await useLimits(db, limits, now, 'too_many_logins');
  } catch (error) {
    if (!(error instanceof RetryLater)) throw error;
    throw new RetryLater('too_many_logins', Math.max(error.retryAfterSeconds, LOGIN_WAIT_MS / 1000));
  }
}
