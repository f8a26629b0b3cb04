import type { ContextOf } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { hasSecondFactor } from '../repository/secondFactors.ts';

/**
 * Refuses another factor of staff who did not use an existing one in this session: a stolen password alone would be
 * enough to add one, and to get the role.
 */
export async function refuseWeakSession(
  owner: UserRow,
  { db, user, isSecondFactorRequired }: ContextOf<'beginPasskey'> | ContextOf<'beginTwoFactor'>,
): Promise<void> {
  if (!isSecondFactorRequired || owner.role === 'user' || user.hasSecondFactor) return;
  if (await hasSecondFactor(db, owner.id)) throw new AppError({ code: 'second_factor_required' });
}
