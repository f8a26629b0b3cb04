import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export async function findUsedAvatars(db: Kysely<Tables>, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('app_user')
    .select('profile_pic')
    .where('profile_pic', 'in', names)
    .unionAll(db.selectFrom('advisor').select('profile_pic').where('profile_pic', 'in', names))
    .execute();
  return new Set(rows.flatMap(({ profile_pic }) => profile_pic ?? []));
}
