import type { Handler } from '../app/bind.ts';
import { inTransaction } from '../db/transaction.ts';
import { enqueueMail } from '../mail/mailJob.ts';
import { noteEvent } from './audit.ts';
import { forgetUser } from './forgetUser.ts';
import { provePassword } from './provePassword.ts';

/** Deletes one's account for good. */
export const deleteAccount: Handler<'deleteAccount'> = async ({ body }, { db, user, now, origin, request }) => {
  const { email } = await provePassword(db, { userId: user.id, password: body.current_password, request, now });
  await inTransaction(db, async (tx) => {
    await forgetUser(tx, { id: user.id, email, now });
    await noteEvent(tx, { userId: user.id, kind: 'account_deleted', request, now });
    await enqueueMail(tx, { kind: 'account_deleted', userId: user.id, to: email, origin, now });
  });
  return { code: 200 };
};
