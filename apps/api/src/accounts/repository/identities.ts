import { MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { IdentityRow, UserRow } from '../../db/tables/account.ts';
import { generateToken, hashToken } from '../../request/tokens.ts';

const NONCE_LIFETIME_MS = 10 * MINUTE_MS;

export async function createNonce(db: Kysely<Tables>, now: Date): Promise<string> {
  const nonce = generateToken();
  const expires_at = new Date(now.getTime() + NONCE_LIFETIME_MS);
  await db
    .insertInto('identity_nonce')
    .values({ nonce_hash: hashToken(nonce), expires_at })
    .execute();
  return nonce;
}

export async function consumeNonce(db: Kysely<Tables>, nonce: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('identity_nonce')
    .where('nonce_hash', '=', hashToken(nonce))
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now;
}

interface IdentityKey {
  issuer: string;
  subject: string;
}

export const findIdentities = (db: Kysely<Tables>, userId: string): Promise<IdentityRow[]> =>
  db.selectFrom('identity').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

export async function deleteIdentities(db: Kysely<Tables>, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('identity').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

export const deleteAllIdentities = (db: Kysely<Tables>, userId: string) =>
  db.deleteFrom('identity').where('user_id', '=', userId).execute();

export const findUserByIdentity = (
  db: Kysely<Tables>,
  { issuer, subject }: IdentityKey,
): Promise<UserRow | undefined> =>
  db
    .selectFrom('identity')
    .innerJoin('app_user', 'app_user.id', 'identity.user_id')
    .selectAll('app_user')
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .executeTakeFirst();

/** Links an identity. Violates the table's key if it is linked to another account. */
export async function linkIdentity(
  db: Kysely<Tables>,
  { issuer, subject, email, userId, now }: IdentityKey & { email: string; userId: string; now: Date },
): Promise<void> {
  await db.insertInto('identity').values({ issuer, subject, email, user_id: userId, created_at: now }).execute();
}

export async function addMissingEmail(
  db: Kysely<Tables>,
  { issuer, subject, email }: IdentityKey & { email: string },
): Promise<void> {
  const identityUpdate = db
    .updateTable('identity')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject);
  await identityUpdate.where('email', 'is', null).execute();
}
