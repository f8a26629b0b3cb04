import type { Kysely } from 'kysely';
import type { CallContext } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { noteEvent } from '../repository/audit.ts';
import { hasBelongings } from '../repository/belongings.ts';
import { lockUser, usersOfMailbox } from '../repository/users.ts';

type Removing = Pick<CallContext, 'forgetUser' | 'request' | 'now'>;

/**
 * Removes an account that was opened with an address by somebody who never showed that it is theirs, on the word of its
 * owner. Gives the name of its picture, to be deleted once the transaction has ended.
 */
export async function removeUnconfirmed(
  tx: Kysely<Tables>,
  { id, email, profile_pic }: UserRow,
  { forgetUser, request, now }: Removing,
): Promise<string | null> {
  await forgetUser(tx, { id, email, now });
  await noteEvent(tx, { userId: id, kind: 'account_deleted', request, now });
  return profile_pic;
}

/**
 * Whether an account keeps its address from a user who confirms it as theirs: it is confirmed, has a role of the site, or
 * something was bought or begun in it. Such an account ends only at a press on "this was not me", or a reset takes it over.
 */
export const keepsAddress = async (db: Kysely<Tables>, { id, email_verified_at, role }: UserRow): Promise<boolean> =>
  email_verified_at !== null || role !== 'user' || (await hasBelongings(db, id));

/**
 * Frees an address, and other spellings of its mailbox, that its owner confirms for the account `userId`. Returns the
 * pictures of removed accounts, see `removeUnconfirmed`.
 */
export async function freeAddress(
  tx: Kysely<Tables>,
  { email, userId }: { email: string; userId: string },
  removing: Removing,
): Promise<(string | null)[]> {
  const pictures: (string | null)[] = [];
  for (const found of await usersOfMailbox(tx, email)) {
    if (found.id === userId) continue;
    // Locked before it is judged: it may be confirmed at this moment.
    const holder = await lockUser(tx, found.id);
    if (!holder || holder.email !== found.email) continue;
    if (await keepsAddress(tx, holder)) throw new AppError({ code: 'email_taken', pointer: '/email' });
    pictures.push(await removeUnconfirmed(tx, holder, removing));
  }
  return pictures;
}
