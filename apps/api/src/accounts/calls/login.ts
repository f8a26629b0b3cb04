import type { Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { noteEvent } from '../repository/audit.ts';
import { renewHash, userByEmail } from '../repository/users.ts';
import { finishLogin } from '../services/finishLogin.ts';
import { limitPasswords } from '../services/limitPasswords.ts';
import type { Proof } from '../services/lockAccount.ts';
import { hashPassword, isHashOutdated, verifyPassword } from '../services/passwords.ts';

/** Logs in; neither the answer nor its duration reveals whether the address has an account. */
export const login: Handler<'login'> = async ({ body }, context) => {
  const { db, now, request } = context;
  const user = await userByEmail(db, body.email);
  await limitPasswords({ email: body.email, user }, context);
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
  return finishLogin(db, proof, context);
};
