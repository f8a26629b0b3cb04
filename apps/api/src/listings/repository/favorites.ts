import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export async function findFavoriteIdsAmong(
  db: Kysely<Tables>,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('favorite')
    .select('property_id')
    .where('user_id', '=', userId)
    .where('property_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.property_id));
}
