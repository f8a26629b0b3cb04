import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { redeemRepeatableMailToken, revokeMailTokens } from '../../mail/repository/mailTokens.ts';
import { deleteAvatar } from '../../media/services/acceptAvatar.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { lockUser } from '../repository/users.ts';
import { throwConflict } from '../services/conflicts.ts';
import { confirmEmail } from '../services/phones.ts';
import { releaseEmail } from '../services/releaseEmail.ts';
import { unlinkOtherMailboxes } from '../services/unlinkIdentities.ts';

/** Confirms an address by the mailed token; idempotent, because the first answer may be lost. */
export const verifyEmail: Handler<'verifyEmail'> = async ({ body }, context) => {
  const { db, files, now, origin, language, request } = context;
  let pictures: (string | null)[] = [];
  const data = await inTransaction(db, async (tx) => {
    const link = await redeemRepeatableMailToken(tx, body.token, ['verify', 'change_email'], now);
    const { purpose, user_id: userId, email, isRepeated } = link;
    const previousUser = await lockUser(tx, userId);
    if (!previousUser) throw new AppError({ code: 'link_expired' });
    if (isRepeated) {
      if (previousUser.email !== email) throw new AppError({ code: 'link_used' });
      return { email, is_changed: purpose === 'change_email' };
    }
    const mail = { userId, origin, language, now };
    if (purpose === 'change_email') {
      pictures = await releaseEmail(tx, { email, userId }, context);
      await confirmEmail(tx, previousUser, { email }, context);
      await unlinkOtherMailboxes(tx, previousUser, email, context);
      await revokeMailTokens(tx, userId, ['verify', 'reset', 'change_email'], now);
      await recordAuditEvent(tx, { userId, kind: 'email_changed', request, now });
      for (const recipient of [previousUser.email, email])
        await enqueueMail(tx, { ...mail, kind: 'email_changed', to: recipient, email });
      return { email, is_changed: true };
    }
    if (previousUser.email !== email) throw new AppError({ code: 'link_expired' });
    await confirmEmail(tx, previousUser, {}, context);
    await revokeMailTokens(tx, userId, ['verify'], now);
    await recordAuditEvent(tx, { userId, kind: 'email_verified', request, now });
    await enqueueMail(tx, { ...mail, kind: 'welcome', to: email });
    return { email, is_changed: false };
  }).catch(throwConflict);
  for (const picture of pictures) await deleteAvatar(files, picture);
  return { code: 200, data };
};
