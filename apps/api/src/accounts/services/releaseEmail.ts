import type { Kysely, Transaction } from 'kysely';
import type { CallContext } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { hasUserData } from '../repository/userData.ts';
import { findUsersByMailbox, lockUser } from '../repository/users.ts';

type RemovalContext = Pick<CallContext, 'eraseUser' | 'request' | 'origin' | 'now'>;

/**
 * Removes an account whose email was never confirmed, at the request of the email's owner. Returns its picture's name,
 * to be deleted after the transaction.
 */
export async function removeUnconfirmedAccount(
  tx: Transaction<Tables>,
  { id, email, profile_pic }: UserRow,
  { eraseUser, request, origin, now }: RemovalContext,
): Promise<string | null> {
  await eraseUser(tx, { id, email, origin, now });
  await recordAuditEvent(tx, { userId: id, kind: 'account_deleted', request, now });
  return profile_pic;
}

/**
 * Returns true if an account keeps its email when another user confirms the same one: it is confirmed, has a staff
 * role, or has purchases or drafts. It loses the email only by "this was not me" or a password reset.
 */
export const canKeepEmail = async (db: Kysely<Tables>, { id, email_verified_at, role }: UserRow): Promise<boolean> =>
  email_verified_at !== null || role !== 'user' || (await hasUserData(db, id));

/**
 * Releases an email and other spellings of its mailbox when its owner confirms it for the account `userId`. Returns the
 * pictures of removed accounts, see `removeUnconfirmedAccount`.
 */
export async function releaseEmail(
  tx: Transaction<Tables>,
  { email, userId }: { email: string; userId: string },
  context: RemovalContext,
): Promise<(string | null)[]> {
  const pictures: (string | null)[] = [];
  for (const mailboxUser of await findUsersByMailbox(tx, email)) {
    if (mailboxUser.id === userId) continue;
    // The account is locked before it is checked, because it may be confirmed at this moment.
    const holder = await lockUser(tx, mailboxUser.id);
    if (!holder || holder.email !== mailboxUser.email) continue;
    if (await canKeepEmail(tx, holder)) throw new AppError({ code: 'email_taken', pointer: '/email' });
    pictures.push(await removeUnconfirmedAccount(tx, holder, context));
  }
  return pictures;
}
