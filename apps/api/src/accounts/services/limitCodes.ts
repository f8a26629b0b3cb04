import type { Kysely } from 'kysely';
import type { ContextOf } from '../../app/bind.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, type Limit, limitsOf, useLimits } from '../../request/rateLimits.ts';
import { visitorCookieIn } from '../../request/visitorCookie.ts';
import { isDeviceKnown } from '../repository/knownDevices.ts';
import { isAppCode } from '../rules/twoFactorRules.ts';

const WINDOW_MS = 30_000;
const TRIES = 5;
/** By one session or known device. */
const TRIES_AN_HOUR = 20;
/** By one network. */
const TRIES_OF_NETWORK_AN_HOUR = 10;
/** App codes from all unknown devices together; decision 0035 computes the odds of guessing one. */
const TRIES_OF_STRANGERS_AN_HOUR = 30;

const triesOf = (purpose: string): Limit[] => [
  { key: hashOf(purpose), times: TRIES, windowMs: WINDOW_MS },
  { key: hashOf(`${purpose} an hour`), times: TRIES_AN_HOUR, windowMs: HOUR_MS },
];

export const limitOwnCodes = (db: Kysely<Tables>, userId: string, now: Date): Promise<void> =>
  useLimits(db, triesOf(`second factor signed in ${userId}`), now);

/** The key includes the password hash, so that a stranger's attempts do not outlast a reset. */
const accountKey = ({ id, password_hash }: UserRow): string => hashOf(`second factor ${id} ${password_hash ?? ''}`);

/**
 * Counts an attempt at a login's second factor. Strangers who know the password must not lock the owner out: attempts
 * count per challenge and network; known devices and recovery codes count separately from strangers' app codes.
 */
export async function limitLoginCodes(
  { user, challenge, code }: { user: UserRow; challenge: string; code: string },
  { db, client, request, now }: Pick<ContextOf<'loginTwoFactor'>, 'db' | 'client' | 'request' | 'now'>,
): Promise<void> {
  const account = accountKey(user);
  const cookie = visitorCookieIn(request);
  if (cookie && (await isDeviceKnown(db, { userId: user.id, cookie }))) {
    return useLimits(db, triesOf(`${account} ${cookie}`), now);
  }
  const isApp = isAppCode(code);
  const kind = `${account} ${isApp ? 'app' : 'recovery'}`;
  const everywhere: Limit = {
    key: hashOf(`${kind} everywhere`),
    times: TRIES_OF_STRANGERS_AN_HOUR,
    windowMs: HOUR_MS,
  };
  const ofAttempt = [
    { key: hashOf(`${kind} ${challenge}`), times: TRIES, windowMs: WINDOW_MS },
    ...limitsOf(kind, client, TRIES, WINDOW_MS),
    ...limitsOf(`${kind} an hour`, client, TRIES_OF_NETWORK_AN_HOUR),
  ];
  // A refused network must not use up the limit that all networks share.
  await useLimits(db, ofAttempt, now);
  if (isApp) await useLimits(db, [everywhere], now);
}
