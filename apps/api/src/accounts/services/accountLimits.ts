import type { Kysely } from 'kysely';
import { RetryLater } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, holdToLimits, type Limit, limitsOf, roomAt, useLimits } from '../../request/rateLimits.ts';
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

const BURST_MS = MINUTE_MS;
const BURST = 20;
const FAILURES_MS = 10 * MINUTE_MS;
const FAILURES = 20;

/** Failures that an address may have, which ask whether others have an account. */
const failuresOf = (purpose: string, client: string | undefined): Limit[] =>
  limitsOf(`${purpose} failed`, client, FAILURES, FAILURES_MS);

/**
 * Holds an address back that asks for accounts in a burst, or fails again and again. Windows are short: thousands may
 * come from one address of a mobile network.
 */
export async function limitBursts(
  db: Kysely<Tables>,
  purpose: string,
  { client, now }: { client: string | undefined; now: Date },
): Promise<void> {
  await holdToLimits(db, failuresOf(purpose, client), now);
  await useLimits(db, limitsOf(`${purpose} burst`, client, BURST, BURST_MS), now);
}

/** Counts a failure of an address. */
export const countFailure = async (
  db: Kysely<Tables>,
  purpose: string,
  { client, now }: { client: string | undefined; now: Date },
): Promise<void> => {
  await roomAt(db, failuresOf(purpose, client), now);
};

/** A mobile network has thousands behind one address. */
const OPENED_OF_ADDRESS = 200;
/** Each writes to the mailbox; accounts can be deleted and opened again. */
const OPENED_OF_MAILBOX = 5;

/** Counts an account that is opened. */
export const limitRegistrations = (
  tx: Kysely<Tables>,
  email: string,
  { client, now }: { client: string | undefined; now: Date },
): Promise<void> =>
  useLimits(
    tx,
    [
      { key: hashOf(`register ${foldedEmail(email)}`), times: OPENED_OF_MAILBOX, windowMs: HOUR_MS },
      ...limitsOf('register', client, OPENED_OF_ADDRESS),
    ],
    now,
  );

const EMAILS_OF_PERSON = 10;
const EMAILS_OF_ADDRESS = 60;

/** An address that somebody has is said to be taken, so only a few can be asked after: ten an hour by one person. */
export const limitEmails = (
  db: Kysely<Tables>,
  { userId, client, now }: { userId: string; client: string | undefined; now: Date },
): Promise<void> =>
  useLimits(
    db,
    [
      { key: hashOf(`email ${userId}`), times: EMAILS_OF_PERSON, windowMs: HOUR_MS },
      ...limitsOf('email', client, EMAILS_OF_ADDRESS),
    ],
    now,
  );

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
