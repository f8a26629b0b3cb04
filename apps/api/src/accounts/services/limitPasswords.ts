import { mailboxOf, TOO_MANY_LOGINS } from '@mashrabiya/contract';
import type { ContextOf } from '../../app/bind.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, type Limit, limitsOf, useLimits } from '../../request/rateLimits.ts';
import { visitorCookieIn } from '../../request/visitorCookie.ts';
import { isDeviceKnown } from '../repository/knownDevices.ts';

const LOGIN_WAIT_MS = TOO_MANY_LOGINS.waitSeconds * 1000;
const TRIES = 5;
/** More than a user who forgot the password tries, even with the waits. */
const TRIES_AN_HOUR = 60;
/** From all networks together; the wait is only half a minute, so that strangers cannot lock the owner out. */
const TRIES_OF_ACCOUNT = 30;

export interface PasswordTry {
  /** As typed, with or without an account. */
  email: string;
  user: UserRow | undefined;
}

const triesOf = (purpose: string): Limit[] => [
  { key: hashOf(purpose), times: TRIES, windowMs: LOGIN_WAIT_MS },
  { key: hashOf(`${purpose} an hour`), times: TRIES_AN_HOUR, windowMs: HOUR_MS },
];

/**
 * Counts a password attempt per account and network, so that strangers lock no one out; known browsers have a separate
 * count. A new password resets the counts. In addition to `login`'s declared limits.
 */
export async function limitPasswords(
  { email, user }: PasswordTry,
  { db, client, request, now, countUse }: ContextOf<'login'>,
): Promise<void> {
  const account = hashOf(`login ${mailboxOf(email)} ${user?.password_hash ?? ''}`);
  const cookie = visitorCookieIn(request);
  if (cookie && (await isDeviceKnown(db, { userId: user?.id, cookie }))) {
    return useLimits(db, triesOf(`${account} ${cookie}`), now, TOO_MANY_LOGINS);
  }
  const ofNetworks = [
    ...limitsOf(account, client, TRIES, LOGIN_WAIT_MS),
    ...limitsOf(`${account} an hour`, client, TRIES_AN_HOUR),
  ];
  const also: Limit[] = [
    ...(client === undefined ? triesOf(account) : ofNetworks),
    { key: hashOf(`${account} everywhere`), times: TRIES_OF_ACCOUNT, windowMs: LOGIN_WAIT_MS },
  ];
  return countUse('login', { also });
}
