import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findUserByEmail, replacePasswordHash } from '../repository/users.ts';
import { finishLogin } from '../services/finishLogin.ts';
import { limitPasswords } from '../services/limitPasswords.ts';
import type { LoginProof } from '../services/lockAccount.ts';
import { hashPassword, isHashOutdated, verifyPassword } from '../services/passwords.ts';

/** Logs in; neither the answer nor its duration reveals whether the address has an account. */
export const login: Handler<'login'> = async ({ body }, context) => {
  const { db, now, request } = context;
  const user = await findUserByEmail(db, body.email);
  await limitPasswords({ email: body.email, user }, context);
  const isPasswordCorrect = await verifyPassword(user?.password_hash, body.password);
  if (!user || !isPasswordCorrect) {
    await recordAuditEvent(db, { userId: user?.id, kind: 'login_failed', request, now });
    throw new AppError({ code: 'wrong_login' });
  }
  let verifiedHash = user.password_hash;
  if (verifiedHash && isHashOutdated(verifiedHash)) {
    const newHash = await hashPassword(body.password);
    if (await replacePasswordHash(db, { id: user.id, from: verifiedHash, to: newHash })) verifiedHash = newHash;
  }
  const proof: LoginProof = {
    userId: user.id,
    confirmProof: ({ password_hash }) => password_hash === verifiedHash,
    refusal: { code: 'wrong_login' },
  };
  return finishLogin(db, proof, context);
};
