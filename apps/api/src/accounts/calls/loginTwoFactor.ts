import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteLoginChallenge, findUserIdByChallenge } from '../repository/loginChallenges.ts';
import { findUserById } from '../repository/users.ts';
import { beginSession } from '../services/finishLogin.ts';
import { limitLoginCodes } from '../services/limitCodes.ts';
import { lockVerifiedUser } from '../services/lockAccount.ts';
import { verifySecondFactor } from '../services/verifySecondFactor.ts';

export const loginTwoFactor: Handler<'loginTwoFactor'> = async ({ body }, context) => {
  const { db, now, request } = context;
  const userId = await findUserIdByChallenge(db, body.challenge, now);
  if (userId === undefined) throw new AppError({ code: 'challenge_expired' });
  await limitLoginCodes({ user: await findUserById(db, userId), ...body }, context);
  await verifySecondFactor(db, { userId, code: body.code, request, now });
  return inTransaction(db, async (tx) => {
    // The challenge must still exist: a password change deletes the challenges of pending logins.
    const confirmProof = () => deleteLoginChallenge(tx, body.challenge);
    const user = await lockVerifiedUser(tx, {
      userId,
      confirmProof,
      refusal: { code: 'challenge_expired' },
    });
    return beginSession(tx, user, context, { hasSecondFactor: true });
  });
};
