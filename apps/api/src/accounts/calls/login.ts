import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';
import { hashOf } from '../../request/hashOf.ts';
import { HOUR_MS, type Limit, limitsOf } from '../../request/rateLimits.ts';
import { noteEvent } from '../repository/audit.ts';
import { foldedEmail, renewHash, userByEmail } from '../repository/users.ts';
import { LOGIN_WAIT_MS, limitLogins } from '../services/accountLimits.ts';
import { finishLogin } from '../services/finishLogin.ts';
import type { Proof } from '../services/lockAccount.ts';
import { hashPassword, isHashOutdated, verifyPassword } from '../services/passwords.ts';

const TRIES_OF_ACCOUNT = 5;
const TRIES_OF_ADDRESS = 20;
/** More wrong passwords in an hour than somebody who has forgotten theirs sends, wait after wait. */
const TRIES_OF_ACCOUNT_AN_HOUR = 60;

function loginLimits(email: string, client: string | undefined): Limit[] {
  const account = foldedEmail(email);
  return [
    { key: hashOf(`login ${account}`), times: TRIES_OF_ACCOUNT, windowMs: LOGIN_WAIT_MS },
    { key: hashOf(`login an hour ${account}`), times: TRIES_OF_ACCOUNT_AN_HOUR, windowMs: HOUR_MS },
    ...limitsOf('login', client, TRIES_OF_ADDRESS, LOGIN_WAIT_MS),
  ];
}

/** Logs in; the answer and its time do not say whether the address has an account. */
export const login: Handler<'login'> = async ({ body }, { db, now, client, request, origin, language }) => {
  await limitLogins(db, loginLimits(body.email, client), now);
  const user = await userByEmail(db, body.email);
  const isRight = await verifyPassword(user?.password_hash, body.password);
  if (!user || !isRight) {
    await noteEvent(db, { userId: user?.id, kind: 'login_failed', request, now });
    throw new AppError({ code: 'wrong_login' });
  }
  let proved = user.password_hash;
  if (proved && isHashOutdated(proved)) {
    const renewed = await hashPassword(body.password);
    if (await renewHash(db, { id: user.id, from: proved, to: renewed })) proved = renewed;
  }
  const proof: Proof = {
    userId: user.id,
    stillHolds: ({ password_hash }) => password_hash === proved,
    refusal: { code: 'wrong_login' },
  };
  return finishLogin(db, proof, { request, origin, language, now });
};
