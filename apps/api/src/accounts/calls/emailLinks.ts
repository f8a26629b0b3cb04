import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readValidMailToken, redeemMailToken, revokeMailTokens } from '../../mail/repository/mailTokens.ts';
import { deleteAvatar } from '../../media/services/acceptAvatar.ts';
import { assertNotLastAdministrator, lockAdministrators } from '../repository/administrators.ts';
import { findUserById, lockUser } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { removeUnconfirmedAccount } from '../services/releaseEmail.ts';

const PURPOSES = ['verify', 'change_email'] as const;

export const checkEmailLink: Handler<'checkEmailLink'> = async ({ body }, { db, now, language }) => {
  const { user_id, email, used_at } = await readValidMailToken(db, body.token, PURPOSES, now);
  const user = await findUserById(db, user_id);
  if (user.deleted_at) throw new AppError({ code: 'link_expired' });
  return { data: { email, name: toUser(user, language).name, is_confirmed: used_at !== null } };
};

/** Lets a mailbox owner disown an account: deletes an unconfirmed one, or drops a pending change to the address. */
export const refuseEmailLink: Handler<'refuseEmailLink'> = async ({ body }, context) => {
  const { db, files, now } = context;
  const picture = await inTransaction(db, async (tx) => {
    const { user_id: id, email, purpose } = await redeemMailToken(tx, body.token, PURPOSES, now);
    await lockAdministrators(tx);
    const user = await lockUser(tx, id);
    if (!user) throw new AppError({ code: 'link_expired' });
    if (purpose === 'change_email') {
      await revokeMailTokens(tx, id, ['change_email'], now);
      return null;
    }
    if (user.email !== email || user.email_verified_at) throw new AppError({ code: 'link_used' });
    await assertNotLastAdministrator(tx, user);
    return removeUnconfirmedAccount(tx, user, context);
  });
  await deleteAvatar(files, picture);
  return { code: 200 };
};
