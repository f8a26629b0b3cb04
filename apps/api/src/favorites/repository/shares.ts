import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { tokenHash } from '../../request/tokens.ts';

/** Keeps the link by which others read somebody's favourites, in the place of one made before. */
export async function keepShare(
  db: Kysely<Tables>,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<void> {
  const row = { token_hash: tokenHash(token), created_at: now };
  await db
    .insertInto('favorites_share')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Since when somebody's favourites can be read by link. */
export const sharedSince = async (db: Kysely<Tables>, userId: string): Promise<Date | undefined> =>
  (await db.selectFrom('favorites_share').select('created_at').where('user_id', '=', userId).executeTakeFirst())
    ?.created_at;

/** Ends somebody's link. */
export async function removeShare(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('favorites_share').where('user_id', '=', userId).execute();
}

/** Whose favourites a link leads to. */
export const sharerOf = async (db: Kysely<Tables>, token: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('favorites_share')
      .select('user_id')
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst()
  )?.user_id;
