import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { revokeMailTokens } from '../../mail/repository/mailTokens.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findUsersByMailbox, foldEmail } from '../repository/users.ts';
import { limitMails } from '../services/accountLimits.ts';
import { lockUserWithPassword } from '../services/lockAccount.ts';
import { canKeepEmail } from '../services/releaseEmail.ts';
import { verifyOwner } from '../services/verifyOwner.ts';

/** Mails a link to the new address, and a notice to the current one, which stays valid until the link is opened. */
export const changeEmail: Handler<'changeEmail'> = async ({ body }, context) => {
  const { db, user, now, origin, request, countUse } = context;
  const owner = await verifyOwner(context, body.current_password);
  const email = foldEmail(body.email);
  if (email === owner.email) throw new AppError({ code: 'email_unchanged', pointer: '/email' });
  await countUse('email');
  for (const mailboxUser of await findUsersByMailbox(db, email)) {
    if (mailboxUser.id !== user.id && (await canKeepEmail(db, mailboxUser)))
      throw new AppError({ code: 'email_taken', pointer: '/email' });
  }
  await limitMails(db, 'change mail', email, now);
  await inTransaction(db, async (tx) => {
    const { email: previousEmail } = await lockUserWithPassword(tx, owner);
    const mail = { userId: user.id, email, origin, now };
    await revokeMailTokens(tx, user.id, ['change_email'], now);
    await recordAuditEvent(tx, { userId: user.id, kind: 'email_change_asked', request, now });
    await enqueueMail(tx, { ...mail, kind: 'email_confirm', to: email });
    await enqueueMail(tx, { ...mail, kind: 'email_change_asked', to: previousEmail });
  });
  return { code: 200 };
};
