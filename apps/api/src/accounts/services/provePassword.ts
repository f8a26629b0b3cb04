import type { Kysely } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { hashOf } from '../../request/hashOf.ts';
import { useLimits } from '../../request/rateLimits.ts';
import { noteEvent } from '../repository/audit.ts';
import { userById } from '../repository/users.ts';
import { verifyPassword } from './passwords.ts';

const TRIES = 5;
const WINDOW_MS = 30_000;

/** The account of somebody who is logged in and has typed its password, too: a login may have been left open. */
export async function provePassword(
  db: Kysely<Tables>,
  { userId, password, request, now }: { userId: string; password: string; request: Request; now: Date },
): Promise<UserRow> {
  await useLimits(db, [{ key: hashOf(`current password ${userId}`), times: TRIES, windowMs: WINDOW_MS }], now);
  const user = await userById(db, userId);
  if (user.password_hash === null) throw new AppError({ code: 'password_missing', pointer: '/current_password' });
  if (await verifyPassword(user.password_hash, password)) return user;
  await noteEvent(db, { userId, kind: 'password_failed', request, now });
  throw new AppError({ code: 'wrong_password', pointer: '/current_password' });
}
