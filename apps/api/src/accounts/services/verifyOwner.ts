import type { ContextOf } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { isSessionConfirmed } from '../../sessions/repository/sessions.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findUserById } from '../repository/users.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Returns the user's account if the request proves its owner, since a session may have been left open: by the password,
 * or, for an account without one, by a recent confirmation of the session by a provider or passkey.
 */
export async function verifyOwner(
  {
    db,
    user: { id: userId, sessionId },
    request,
    now,
    countUse,
  }: Pick<ContextOf<'changePassword'>, 'db' | 'user' | 'request' | 'now' | 'countUse'>,
  password: string | null,
): Promise<UserRow> {
  await countUse('current password');
  const user = await findUserById(db, userId);
  if (user.password_hash === null) {
    if (password !== null) throw new AppError({ code: 'password_missing', pointer: '/current_password' });
    if (await isSessionConfirmed(db, sessionId, now)) return user;
    throw new AppError({ code: 'reauthentication_required' });
  }
  if (password === null) throw new AppError({ code: 'current_password_required', pointer: '/current_password' });
  if (await verifyPassword(user.password_hash, password)) return user;
  await recordAuditEvent(db, { userId, kind: 'password_failed', request, now });
  throw new AppError({ code: 'wrong_password', pointer: '/current_password' });
}
