import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { noteEvent } from '../repository/audit.ts';
import { forgetUser } from '../repository/forgetUser.ts';

/**
 * Removes an account that was opened with an address by somebody who never showed that it is theirs, on the word of its
 * owner. Gives the name of its picture, to be deleted once the transaction has ended.
 */
export async function removeUnconfirmed(
  tx: Kysely<Tables>,
  { id, email, profile_pic }: UserRow,
  { request, now }: { request: Request; now: Date },
): Promise<string | null> {
  await forgetUser(tx, { id, email, now });
  await noteEvent(tx, { userId: id, kind: 'account_deleted', request, now });
  return profile_pic;
}
