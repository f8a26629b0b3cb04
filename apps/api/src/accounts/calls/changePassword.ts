import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { revokeMailTokens } from '../../mail/repository/mailTokens.ts';
import { closeAllSessions } from '../../sessions/repository/sessions.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { updateUser } from '../repository/users.ts';
import { lockUserWithPassword } from '../services/lockAccount.ts';
import { assertNotCommonPassword, assertNotPersonalPassword, hashPassword } from '../services/passwords.ts';
import { unlinkOtherMailboxes } from '../services/unlinkIdentities.ts';
import { verifyOwner } from '../services/verifyOwner.ts';

/** Changes or sets the password; revokes other sessions, mailed links and identities of other mailboxes. */
export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { db, user, now, origin, request } = context;
  assertNotCommonPassword(body.password);
  const owner = await verifyOwner(context, body.current_password);
  assertNotPersonalPassword(body.password, owner);
  const password_hash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    const { email } = await lockUserWithPassword(tx, owner);
    await unlinkOtherMailboxes(tx, await updateUser(tx, user.id, { password_hash }), email, context);
    await closeAllSessions(tx, user.id, user.sessionId);
    await revokeMailTokens(tx, user.id, ['reset', 'change_email'], now);
    await recordAuditEvent(tx, { userId: user.id, kind: 'password_changed', request, now });
    await enqueueMail(tx, { kind: 'password_changed', userId: user.id, to: email, origin, now });
  });
  return { code: 200 };
};
