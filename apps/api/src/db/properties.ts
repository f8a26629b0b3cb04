import { type Kysely, sql } from 'kysely';
import { CARD_COLUMNS, type CardRow } from '../domain/card.ts';
import type { PropertyRow, Tables, UserRow } from './schema.ts';

/** The rows of cards, in the order of their ids; a home that has just gone is left out. */
export async function cardRows(db: Kysely<Tables>, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const wanted = sql<boolean>`id = any(${ids}::text[]::uuid[])`;
  const rows = await db.selectFrom('property').select(CARD_COLUMNS).where(wanted).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

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
