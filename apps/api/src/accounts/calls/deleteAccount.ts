import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { deleteAvatar } from '../../media/services/acceptAvatar.ts';
import { assertNotLastAdministrator, lockAdministrators } from '../repository/administrators.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { lockUserWithPassword } from '../services/lockAccount.ts';
import { verifyOwner } from '../services/verifyOwner.ts';

export const deleteAccount: Handler<'deleteAccount'> = async ({ body }, context) => {
  const { db, files, user, now, origin, request, eraseUser } = context;
  const owner = await verifyOwner(context, body.current_password);
  const picture = await inTransaction(db, async (tx) => {
    await lockAdministrators(tx);
    const lockedUser = await lockUserWithPassword(tx, owner);
    await assertNotLastAdministrator(tx, lockedUser);
    const { email, profile_pic } = lockedUser;
    await eraseUser(tx, { id: user.id, email, origin, now });
    await recordAuditEvent(tx, { userId: user.id, kind: 'account_deleted', request, now });
    await enqueueMail(tx, { kind: 'account_deleted', userId: user.id, to: email, origin, now });
    return profile_pic;
  });
  await deleteAvatar(files, picture);
  return { code: 200 };
};
