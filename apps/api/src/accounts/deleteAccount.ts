import type { Handler } from '../app/bind.ts';
import { inTransaction } from '../db/transaction.ts';
import { enqueueMail } from '../mail/mailJob.ts';
import { forgetUser } from './forgetUser.ts';
import { provePassword } from './provePassword.ts';

/** Deletes one's account for good. */
export const deleteAccount: Handler<'deleteAccount'> = async ({ body }, { db, user, now, origin }) => {
  const { email } = await provePassword(db, user.id, body.current_password, now);
  await inTransaction(db, async (tx) => {
    await forgetUser(tx, { id: user.id, email, now });
    await enqueueMail(tx, { kind: 'account_deleted', userId: user.id, to: email, origin, now });
  });
  return { code: 200 };
};
