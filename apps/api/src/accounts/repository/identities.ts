import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { newToken, tokenHash } from '../../request/tokens.ts';

const NONCE_LIFETIME_MS = 10 * 60_000;
const FORGOTTEN_AT_ONCE = 10;

/** Makes what an ID token has to carry; only its hash is stored. */
export async function createNonce(db: Kysely<Tables>, now: Date): Promise<string> {
  const nonce = newToken();
  const expires_at = new Date(now.getTime() + NONCE_LIFETIME_MS);
  await db
    .insertInto('identity_nonce')
    .values({ nonce_hash: tokenHash(nonce), expires_at })
    .execute();
  const old = db.selectFrom('identity_nonce').select('nonce_hash').where('expires_at', '<', now);
  await db.deleteFrom('identity_nonce').where('nonce_hash', 'in', old.limit(FORGOTTEN_AT_ONCE)).execute();
  return nonce;
}

/** Uses a nonce up; says whether it was one of ours, and in time. */
export async function useNonce(db: Kysely<Tables>, nonce: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('identity_nonce')
    .where('nonce_hash', '=', tokenHash(nonce))
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now;
}

interface IdentityKey {
  issuer: string;
  subject: string;
}

/** Lets no identity log in to an account any more. */
export const unlinkIdentities = (db: Kysely<Tables>, userId: string) =>
  db.deleteFrom('identity').where('user_id', '=', userId).execute();

/** The account that an identity logs in to. */
export const userOfIdentity = (db: Kysely<Tables>, { issuer, subject }: IdentityKey): Promise<UserRow | undefined> =>
  db
    .selectFrom('identity')
    .innerJoin('app_user', 'app_user.id', 'identity.user_id')
    .selectAll('app_user')
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .executeTakeFirst();

/** Lets an identity log in to an account. Fails on the table's key when it does to another. */
export async function linkIdentity(
  db: Kysely<Tables>,
  { issuer, subject, userId, now }: IdentityKey & { userId: string; now: Date },
): Promise<void> {
  await db.insertInto('identity').values({ issuer, subject, user_id: userId, created_at: now }).execute();
}
