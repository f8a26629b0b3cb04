import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, type Limit, limitsOf } from '../../request/rateLimits.ts';
import { visitorCookieIn } from '../../request/visitorCookie.ts';
import { isDeviceKnown } from '../repository/knownDevices.ts';
import { foldedEmail } from '../repository/users.ts';
import { LOGIN_WAIT_MS, limitLogins } from './accountLimits.ts';

const TRIES = 5;
/** More than somebody who has forgotten theirs sends, wait after wait. */
const TRIES_AN_HOUR = 60;
/** From all networks together. They wait for half a minute only, lest strangers lock the owner out. */
const TRIES_OF_ACCOUNT = 30;
const TRIES_OF_ADDRESS = 20;

export interface PasswordTry {
  /** As it was typed, whether it has an account or not. */
  email: string;
  user: UserRow | undefined;
  client: string | undefined;
  request: Request;
  now: Date;
}

/** How often passwords are taken from whoever tries, for one account. */
const triesOf = (purpose: string): Limit[] => [
  { key: hashOf(purpose), times: TRIES, windowMs: LOGIN_WAIT_MS },
  { key: hashOf(`${purpose} an hour`), times: TRIES_AN_HOUR, windowMs: HOUR_MS },
];

/**
 * Counts a try at a password. Tries are counted for the account and each network that they come from, so that strangers
 * keep nobody out; a browser that was logged in with before has a count of its own. A new password begins anew.
 */
export async function limitPasswords(db: Kysely<Tables>, tried: PasswordTry): Promise<void> {
  const { email, user, client, request, now } = tried;
  const account = hashOf(`login ${foldedEmail(email)} ${user?.password_hash ?? ''}`);
  const cookie = visitorCookieIn(request);
  if (cookie && (await isDeviceKnown(db, { userId: user?.id, cookie }))) {
    return limitLogins(db, triesOf(`${account} ${cookie}`), now);
  }
  const ofNetworks = [
    ...limitsOf(account, client, TRIES, LOGIN_WAIT_MS),
    ...limitsOf(`${account} an hour`, client, TRIES_AN_HOUR),
  ];
  const limits: Limit[] = [
    ...(client === undefined ? triesOf(account) : ofNetworks),
    { key: hashOf(`${account} everywhere`), times: TRIES_OF_ACCOUNT, windowMs: LOGIN_WAIT_MS },
    ...limitsOf('login', client, TRIES_OF_ADDRESS, LOGIN_WAIT_MS),
  ];
  return limitLogins(db, limits, now);
}
