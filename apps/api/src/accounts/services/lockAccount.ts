import type { Kysely } from 'kysely';
import { AppError, type Fault } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { isSessionOpen, type SessionUser } from '../../sessions/repository/sessions.ts';
import { lockUser } from '../repository/users.ts';

export interface LoginProof {
  userId: string;
  confirmProof: (user: UserRow, tx: Kysely<Tables>) => boolean | Promise<boolean>;
  refusal: Fault;
}

/** Locks an account and verifies an earlier proof again, which a password change or reset may have invalidated. */
export async function lockVerifiedUser(
  tx: Kysely<Tables>,
  { userId, confirmProof, refusal }: LoginProof,
): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (user && (await confirmProof(user, tx))) return user;
  throw new AppError(refusal);
}

export const lockUserWithPassword = (tx: Kysely<Tables>, { id, password_hash }: UserRow): Promise<UserRow> =>
  lockVerifiedUser(tx, {
    userId: id,
    confirmProof: (user) => user.password_hash === password_hash,
    refusal: { code: 'wrong_password', pointer: '/current_password' },
  });

export const lockSessionUser = (tx: Kysely<Tables>, { id, sessionId }: SessionUser): Promise<UserRow> =>
  lockVerifiedUser(tx, {
    userId: id,
    confirmProof: (_, tx) => isSessionOpen(tx, sessionId),
    refusal: { code: 'login_required' },
  });
