import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { clearSecondFactor } from '../../sessions/repository/sessions.ts';
import { findPasskeys } from './passkeys.ts';
import { isTwoFactorOn } from './twoFactor.ts';

export const hasSecondFactor = async (db: Kysely<Tables>, userId: string): Promise<boolean> =>
  (await isTwoFactorOn(db, userId)) || (await findPasskeys(db, userId)).length > 0;

/** Ends the staff access of a user's sessions if a removed factor was the last one. */
export async function clearSecondFactorIfLast(db: Kysely<Tables>, userId: string): Promise<void> {
  if (!(await hasSecondFactor(db, userId))) await clearSecondFactor(db, userId);
}
