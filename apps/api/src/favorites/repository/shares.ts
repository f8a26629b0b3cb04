import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { hashToken } from '../../request/tokens.ts';

export async function saveShare(
  db: Kysely<Tables>,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<void> {
  const row = { token_hash: hashToken(token), created_at: now };
  await db
    .insertInto('favorites_share')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export const findSharedSince = async (db: Kysely<Tables>, userId: string): Promise<Date | undefined> =>
  (await db.selectFrom('favorites_share').select('created_at').where('user_id', '=', userId).executeTakeFirst())
    ?.created_at;

export async function removeShare(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('favorites_share').where('user_id', '=', userId).execute();
}

export const findSharerId = async (db: Kysely<Tables>, token: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('favorites_share')
      .select('user_id')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst()
  )?.user_id;
