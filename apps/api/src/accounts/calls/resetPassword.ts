import { toMailbox } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { redeemMailToken, revokeMailTokens } from '../../mail/repository/mailTokens.ts';
import { closeAllSessions } from '../../sessions/repository/sessions.ts';
import { removeAlternativeLogins } from '../repository/alternativeLogins.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findIdentities } from '../repository/identities.ts';
import { deleteKnownDevices } from '../repository/knownDevices.ts';
import { lockUser, updateUser } from '../repository/users.ts';
import { assertNotCommonPassword, assertNotPersonalPassword, hashPassword } from '../services/passwords.ts';
import { confirmEmail } from '../services/phones.ts';
import { rememberDevice } from '../services/rememberDevice.ts';
import { unlinkIdentities } from '../services/unlinkIdentities.ts';

/** Sets a new password by a mailed token; ends all sessions and unlinks all identities. */
export const resetPassword: Handler<'resetPassword'> = async ({ body }, context) => {
  const { db, now, origin, language, request } = context;
  assertNotCommonPassword(body.password);
  const password_hash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    const { user_id: userId, email } = await redeemMailToken(tx, body.token, ['reset'], now);
    const user = await lockUser(tx, userId);
    if (!user || toMailbox(email) !== toMailbox(body.email)) throw new AppError({ code: 'link_invalid' });
    if (email !== user.email) throw new AppError({ code: 'link_expired' });
    assertNotPersonalPassword(body.password, user);
    if (user.email_verified_at) {
      await updateUser(tx, userId, { password_hash });
      // An identity of the same mailbox is linked again at its next login.
      await unlinkIdentities(tx, user, await findIdentities(tx, userId), context);
    } else {
      // The link proves that the user owns the mailbox, which the creator of the account had not confirmed.
      await confirmEmail(tx, user, { password_hash }, context);
      await removeAlternativeLogins(tx, userId);
    }
    await closeAllSessions(tx, userId);
    await deleteKnownDevices(tx, userId);
    await rememberDevice(tx, userId, context);
    await revokeMailTokens(tx, userId, ['reset', 'change_email'], now);
    await recordAuditEvent(tx, { userId, kind: 'password_reset', request, now });
    await enqueueMail(tx, { kind: 'password_changed', userId, to: email, origin, language, now });
  });
  return { code: 200 };
};
