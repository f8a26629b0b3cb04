import type { Kysely } from 'kysely';
import { AppError, type Fault } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { isSessionOpen, type LoggedIn } from '../../sessions/repository/sessions.ts';
import { lockUser } from '../repository/users.ts';

/** What was proved of an account a moment ago. */
export interface Proof {
  userId: string;
  /** Whether the proof still counts for the account as it is now. */
  stillHolds: (user: UserRow, tx: Kysely<Tables>) => boolean | Promise<boolean>;
  /** The answer when it does not. */
  refusal: Fault;
}

/**
 * Locks an account until the transaction ends, and holds it to a proof that was given before: a password change, a reset
 * or a deletion that came in between ends what the old proof began.
 */
export async function lockProved(tx: Kysely<Tables>, { userId, stillHolds, refusal }: Proof): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (user && (await stillHolds(user, tx))) return user;
  throw new AppError(refusal);
}

/** The same for what the password was typed for: `proved` is the account as it was then. */
export const lockPasswordOwner = (tx: Kysely<Tables>, { id, password_hash }: UserRow): Promise<UserRow> =>
  lockProved(tx, {
    userId: id,
    stillHolds: (user) => user.password_hash === password_hash,
    refusal: { code: 'wrong_password', pointer: '/current_password' },
  });

/** The same for what only needs a login: it must not have been ended. */
export const lockLoggedIn = (tx: Kysely<Tables>, { id, sessionId }: LoggedIn): Promise<UserRow> =>
  lockProved(tx, {
    userId: id,
    stillHolds: (_, tx) => isSessionOpen(tx, sessionId),
    refusal: { code: 'login_required' },
  });
