import { type Kysely, sql } from 'kysely';
import { CARD_COLUMNS, type CardRow } from '../domain/card.ts';
import { ACTIVE, type ListingFacts } from '../search/listing.ts';
import type { PropertyRow, Tables, UserRow } from './schema.ts';

/** The rows of listings' cards, in the same order; a home that has just gone is left out. */
export async function cardRows(db: Kysely<Tables>, listings: readonly ListingFacts[]): Promise<CardRow[]> {
  if (listings.length === 0) return [];
  const wanted = sql<boolean>`id = any(${listings.map(({ id }) => id)}::text[]::uuid[])`;
  const rows = await db.selectFrom('property').select(CARD_COLUMNS).where(wanted).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listings.flatMap((listing) => {
    const row = byId.get(listing.id);
    return row ? [{ ...row, ...listing, availability: ACTIVE }] : [];
  });
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
