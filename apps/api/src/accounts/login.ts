import { AppError } from '../app/AppError.ts';
import type { Handler } from '../app/bind.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashOf } from '../request/hashOf.ts';
import { HOUR_MS, type Limit, limitsOf, useLimits } from '../request/rateLimits.ts';
import { noteEvent } from './audit.ts';
import { tellOfNewDevice } from './newDevice.ts';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { toUser } from './toUser.ts';
import { foldedEmail, updateUser, userByEmail } from './users.ts';

/** The specification's wait (section 8). */
const WAIT_MS = 30_000;
const TRIES_OF_ACCOUNT = 5;
const TRIES_OF_ADDRESS = 20;
/** Who goes on after each wait is no person who has forgotten. */
const TRIES_OF_ACCOUNT_AN_HOUR = 60;

function loginLimits(email: string, client: string | undefined): Limit[] {
  const account = foldedEmail(email);
  return [
    { key: hashOf(`login ${account}`), times: TRIES_OF_ACCOUNT, windowMs: WAIT_MS },
    { key: hashOf(`login an hour ${account}`), times: TRIES_OF_ACCOUNT_AN_HOUR, windowMs: HOUR_MS },
    ...limitsOf('login', client, TRIES_OF_ADDRESS, WAIT_MS),
  ];
}

/** Logs in; the answer and its time do not say whether the address has an account. */
export const login: Handler<'login'> = async ({ body }, { db, now, client, request, origin, language }) => {
  await useLimits(db, loginLimits(body.email, client), now, 'too_many_logins');
  const user = await userByEmail(db, body.email);
  const isRight = await verifyPassword(user?.password_hash, body.password);
  if (!user || !isRight) {
    await noteEvent(db, { userId: user?.id, kind: 'login_failed', request, now });
    throw new AppError({ code: 'wrong_login' });
  }
  if (user.password_hash && isHashOutdated(user.password_hash)) {
    const password_hash = await hashPassword(body.password);
    await updateUser(db, user.id, { password_hash });
  }
  const token = await inTransaction(db, async (tx) => {
    await tellOfNewDevice(tx, { user, request, origin, now });
    await noteEvent(tx, { userId: user.id, kind: 'login', request, now });
    return openSession(tx, { userId: user.id, userAgent: request.headers.get('user-agent'), now });
  });
  return { token, user: toUser(user, language) };
};
