import { AppError } from '../../core/AppError.ts';
import type { UserRow } from '../../db/tables/account.ts';

/**
 * Refuses an account whose address nobody has confirmed: who opened it with another's address would keep a way in that
 * outlasts the owner's new password.
 */
export function assertConfirmed({ email_verified_at }: Pick<UserRow, 'email_verified_at'>): void {
  if (email_verified_at === null) throw new AppError({ code: 'email_unconfirmed' });
}
