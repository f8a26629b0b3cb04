import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { PropertyRow } from '../../db/tables/property.ts';

/** Ignores the letter case of the id. */
export const findProperty = (db: Kysely<Tables>, id: string): Promise<PropertyRow | undefined> =>
  db.selectFrom('property').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst();

export const findProperties = (db: Kysely<Tables>, ids: readonly string[]): Promise<PropertyRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('property').selectAll().where('id', 'in', ids).execute();

export async function findPropertyWithUser(
  db: Kysely<Tables>,
  id: string,
): Promise<{ property: PropertyRow; user: UserRow } | undefined> {
  const property = await findProperty(db, id);
  if (!property) return undefined;
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', property.user_id).executeTakeFirstOrThrow();
  return { property, user };
}
