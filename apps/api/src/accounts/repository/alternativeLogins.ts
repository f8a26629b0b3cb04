import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { deleteAllIdentities } from './identities.ts';
import { deleteAllPasskeys } from './passkeys.ts';
import { removeTwoFactor } from './twoFactor.ts';

export async function removeAlternativeLogins(db: Kysely<Tables>, userId: string): Promise<void> {
  await removeTwoFactor(db, userId);
  await deleteAllPasskeys(db, userId);
  await deleteAllIdentities(db, userId);
}
