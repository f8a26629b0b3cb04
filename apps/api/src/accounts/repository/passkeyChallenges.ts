import { MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashToken } from '../../request/tokens.ts';

const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

export async function savePasskeyChallenge(
  db: Kysely<Tables>,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<void> {
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hashToken(challenge), user_id: userId, expires_at })
    .execute();
}

export async function consumePasskeyChallenge(
  db: Kysely<Tables>,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && row.user_id === userId && row.expires_at > now;
}
