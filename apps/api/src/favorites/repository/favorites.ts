import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export interface FavoriteKey {
  userId: string;
  propertyId: string;
}

/** Adds a favorite with its price. One statement updates row and total. True if it was added. */
export async function insertFavorite(
  db: Kysely<Tables>,
  { userId, propertyId, price, now }: FavoriteKey & { price: number | null; now: Date },
): Promise<boolean> {
  const insertedFavorite = await db
    .with('added', (cte) =>
      cte
        .insertInto('favorite')
        .values({ user_id: userId, property_id: propertyId, price, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'property_id']).doNothing())
        .returning('property_id'),
    )
    .updateTable('property')
    .from('added')
    .set((value) => ({ total_favorites: value('property.total_favorites', '+', 1) }))
    .whereRef('property.id', '=', 'added.property_id')
    .returning('property.id')
    .execute();
  return insertedFavorite.length > 0;
}

export async function deleteFavorite(db: Kysely<Tables>, { userId, propertyId }: FavoriteKey): Promise<boolean> {
  const removedFavorite = await db
    .with('removed', (cte) =>
      cte
        .deleteFrom('favorite')
        .where('user_id', '=', userId)
        .where('property_id', '=', propertyId)
        .returning('property_id'),
    )
    .updateTable('property')
    .from('removed')
    .set((value) => ({ total_favorites: value('property.total_favorites', '-', 1) }))
    .whereRef('property.id', '=', 'removed.property_id')
    .returning('property.id')
    .execute();
  return removedFavorite.length > 0;
}

export async function saveNote(
  db: Kysely<Tables>,
  { userId, propertyId }: FavoriteKey,
  note: string,
): Promise<boolean> {
  const favorites = await db
    .updateTable('favorite')
    .set({ note })
    .where('user_id', '=', userId)
    .where('property_id', '=', propertyId)
    .returning('property_id')
    .execute();
  return favorites.length > 0;
}

export const findFavoriteTarget = (db: Kysely<Tables>, propertyId: string) =>
  db
    .selectFrom('property')
    .select(['availability', 'removed_at', 'price'])
    .where('id', '=', propertyId)
    .executeTakeFirst();

export async function countFavorites(db: Kysely<Tables>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
