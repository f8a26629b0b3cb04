import type { Kysely } from 'kysely';
import type { CallContext } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { SessionUser } from '../../sessions/services/identify.ts';
import { hasSecondFactor } from '../repository/secondFactors.ts';

interface SessionContext extends Pick<CallContext, 'isSecondFactorRequired'> {
  db: Kysely<Tables>;
  user: SessionUser;
}

/**
 * Refuses staff who have a second factor and did not use it in this session: a stolen password alone would be enough to
 * add or replace one, and to get the role.
 */
export async function assertStrongSession(
  owner: UserRow,
  { db, user, isSecondFactorRequired }: SessionContext,
): Promise<void> {
  if (!isSecondFactorRequired || owner.role === 'user' || user.hasSecondFactor) return;
  if (await hasSecondFactor(db, owner.id)) throw new AppError({ code: 'second_factor_required' });
}
