import type { ContextOf } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { noteEvent } from '../repository/audit.ts';
import { userById } from '../repository/users.ts';
import { verifyPassword } from './passwords.ts';

/** The account of somebody who is logged in and has typed its password, too: a login may have been left open. */
export async function provePassword(
  {
    db,
    user: { id: userId },
    request,
    now,
    countUse,
  }: Pick<ContextOf<'changePassword'>, 'db' | 'user' | 'request' | 'now' | 'countUse'>,
  password: string,
): Promise<UserRow> {
  await countUse('current password');
  const user = await userById(db, userId);
  if (user.password_hash === null) throw new AppError({ code: 'password_missing', pointer: '/current_password' });
  if (await verifyPassword(user.password_hash, password)) return user;
  await noteEvent(db, { userId, kind: 'password_failed', request, now });
  throw new AppError({ code: 'wrong_password', pointer: '/current_password' });
}
