import { HOUR_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { ContextOf } from '../../app/callHandler.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { hashText } from '../../request/hashText.ts';
import { buildLimits, consumeLimits, type Limit } from '../../request/rateLimits.ts';
import { readVisitorCookie } from '../../request/visitorCookie.ts';
import { isDeviceKnown } from '../repository/knownDevices.ts';
import { isAppCode } from '../rules/twoFactorRules.ts';

const WINDOW_MS = 30_000;
const MAX_ATTEMPTS = 5;
/** Attempts of one session or known device. */
const MAX_ATTEMPTS_PER_HOUR = 20;
const MAX_NETWORK_ATTEMPTS_PER_HOUR = 10;
/** App codes from all unknown devices together; decision 0035 computes the odds of guessing one. */
const MAX_UNKNOWN_DEVICE_ATTEMPTS_PER_HOUR = 30;

const buildAttemptLimits = (purpose: string): Limit[] => [
  { key: hashText(purpose), times: MAX_ATTEMPTS, windowMs: WINDOW_MS },
  { key: hashText(`${purpose} an hour`), times: MAX_ATTEMPTS_PER_HOUR, windowMs: HOUR_MS },
];

export const limitUserCodes = (db: Kysely<Tables>, userId: string, now: Date): Promise<void> =>
  consumeLimits(db, buildAttemptLimits(`second factor signed in ${userId}`), now);

/** The key includes the password hash, so that a stranger's attempts do not outlast a reset. */
const buildAccountKey = ({ id, password_hash }: UserRow): string =>
  hashText(`second factor ${id} ${password_hash ?? ''}`);

/**
 * Counts an attempt at a login's second factor. Strangers who know the password must not lock the owner out: attempts
 * count per challenge and network; known devices and recovery codes count separately from strangers' app codes.
 */
export async function limitLoginCodes(
  { user, challenge, code }: { user: UserRow; challenge: string; code: string },
  { db, clientIp, request, now }: Pick<ContextOf<'loginTwoFactor'>, 'db' | 'clientIp' | 'request' | 'now'>,
): Promise<void> {
  const account = buildAccountKey(user);
  const cookie = readVisitorCookie(request);
  if (cookie && (await isDeviceKnown(db, { userId: user.id, cookie }))) {
    return consumeLimits(db, buildAttemptLimits(`${account} ${cookie}`), now);
  }
  const isApp = isAppCode(code);
  const kind = `${account} ${isApp ? 'app' : 'recovery'}`;
  const globalLimit: Limit = {
    key: hashText(`${kind} everywhere`),
    times: MAX_UNKNOWN_DEVICE_ATTEMPTS_PER_HOUR,
    windowMs: HOUR_MS,
  };
  const attemptLimits = [
    { key: hashText(`${kind} ${challenge}`), times: MAX_ATTEMPTS, windowMs: WINDOW_MS },
    ...buildLimits(kind, clientIp, MAX_ATTEMPTS, WINDOW_MS),
    ...buildLimits(`${kind} an hour`, clientIp, MAX_NETWORK_ATTEMPTS_PER_HOUR),
  ];
  // A refused network must not use up the limit that all networks share.
  await consumeLimits(db, attemptLimits, now);
  if (isApp) await consumeLimits(db, [globalLimit], now);
}
