import type { Kysely } from 'kysely';
import type { PropertyRow, Tables, UserRow } from './schema.ts';

/** A home and its seller. */
export async function propertyWithUser(
  db: Kysely<Tables>,
  id: string,
): Promise<{ property: PropertyRow; user: UserRow } | undefined> {
  const property = await db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
  if (!property) return undefined;
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', property.user_id).executeTakeFirstOrThrow();
  return { property, user };
}
