import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { deleteIdentitiesOf } from './identities.ts';
import { deletePasskeysOf } from './passkeys.ts';
import { removeTwoFactor } from './twoFactor.ts';

export async function removeAlternativeLogins(db: Kysely<Tables>, userId: string): Promise<void> {
  await removeTwoFactor(db, userId);
  await deletePasskeysOf(db, userId);
  await deleteIdentitiesOf(db, userId);
}
