import { AppError } from '../../core/AppError.ts';
import type { UserRow } from '../../db/tables/account.ts';

/** Refuses an unconfirmed account: a user who registered with another's address would keep access after a reset. */
export function assertEmailConfirmed({ email_verified_at }: Pick<UserRow, 'email_verified_at'>): void {
  if (email_verified_at === null) throw new AppError({ code: 'email_unconfirmed' });
}
