import { MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { generateToken, hashToken } from '../../request/tokens.ts';

const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

export async function createLoginChallenge(db: Kysely<Tables>, userId: string, now: Date): Promise<string> {
  const challenge = generateToken();
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
  await db
    .insertInto('login_challenge')
    .values({ token_hash: hashToken(challenge), user_id: userId, expires_at })
    .execute();
  return challenge;
}

export async function findUserIdByChallenge(
  db: Kysely<Tables>,
  challenge: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('login_challenge')
    .select('user_id')
    .where('token_hash', '=', hashToken(challenge))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Ends the challenge; returns true only for the first caller. */
export async function deleteLoginChallenge(db: Kysely<Tables>, challenge: string): Promise<boolean> {
  const row = db.deleteFrom('login_challenge').where('token_hash', '=', hashToken(challenge)).returning('user_id');
  return (await row.executeTakeFirst()) !== undefined;
}
