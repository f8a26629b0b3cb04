import { HOUR_MS, TOO_MANY_LOGINS, toMailbox } from '@mashrabiya/contract';
import type { ContextOf } from '../../app/callHandler.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { hashText } from '../../request/hashText.ts';
import { buildLimits, consumeLimits, type Limit } from '../../request/rateLimits.ts';
import { readVisitorCookie } from '../../request/visitorCookie.ts';
import { isDeviceKnown } from '../repository/knownDevices.ts';

const LOGIN_WINDOW_MS = TOO_MANY_LOGINS.waitSeconds * 1000;
const MAX_ATTEMPTS = 5;
const MAX_ATTEMPTS_PER_HOUR = 60;
/** Attempts from all networks together; the wait is only half a minute, so that strangers cannot lock the owner out. */
const MAX_ACCOUNT_ATTEMPTS = 30;

export interface PasswordAttempt {
  /** Address as typed; an account need not exist. */
  email: string;
  user: UserRow | undefined;
}

const buildAttemptLimits = (purpose: string): Limit[] => [
  { key: hashText(purpose), times: MAX_ATTEMPTS, windowMs: LOGIN_WINDOW_MS },
  { key: hashText(`${purpose} an hour`), times: MAX_ATTEMPTS_PER_HOUR, windowMs: HOUR_MS },
];

/**
 * Counts a password attempt per account and network, so that strangers lock no one out; known browsers have a separate
 * count. A new password resets the counts. In addition to `login`'s declared limits.
 */
export async function limitPasswords(
  { email, user }: PasswordAttempt,
  { db, clientIp, request, now, countUse }: ContextOf<'login'>,
): Promise<void> {
  const account = hashText(`login ${toMailbox(email)} ${user?.password_hash ?? ''}`);
  const cookie = readVisitorCookie(request);
  if (cookie && (await isDeviceKnown(db, { userId: user?.id, cookie }))) {
    return consumeLimits(db, buildAttemptLimits(`${account} ${cookie}`), now, TOO_MANY_LOGINS);
  }
  const networkLimits = [
    ...buildLimits(account, clientIp, MAX_ATTEMPTS, LOGIN_WINDOW_MS),
    ...buildLimits(`${account} an hour`, clientIp, MAX_ATTEMPTS_PER_HOUR),
  ];
  const additionalLimits: Limit[] = [
    ...(clientIp === undefined ? buildAttemptLimits(account) : networkLimits),
    { key: hashText(`${account} everywhere`), times: MAX_ACCOUNT_ATTEMPTS, windowMs: LOGIN_WINDOW_MS },
  ];
  return countUse('login', { additionalLimits });
}
