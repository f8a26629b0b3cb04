import { AVAILABILITY, type Ranking } from '@mashrabiya/contract';
import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PropertyAdRow, PropertyAdTable } from '../../db/tables/ad.ts';
import type { PropertyRow, PropertyTable } from '../../db/tables/property.ts';
import type { PropertyWithAd } from '../rules/propertyWithAd.ts';

export async function lockProperty(tx: Kysely<Tables>, id: string): Promise<PropertyWithAd | undefined> {
  const property = await tx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!property) return undefined;
  const ad = await tx.selectFrom('property_ad').selectAll().where('property_id', '=', id).executeTakeFirst();
  return { property, ad };
}

/** Delays the removal of a listing by its owner until the transaction ends. False if it is removed. */
export async function preventRemoval(tx: Kysely<Tables>, id: string): Promise<boolean> {
  const property = await tx
    .selectFrom('property')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return property !== undefined;
}

export async function findPropertyWithAd(db: Kysely<Tables>, id: string): Promise<PropertyWithAd | undefined> {
  const property = await db
    .selectFrom('property')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!property) return undefined;
  const ad = await db.selectFrom('property_ad').selectAll().where('property_id', '=', id).executeTakeFirst();
  return { property, ad };
}

export async function findOwnerId(db: Kysely<Tables>, id: string): Promise<string> {
  const { user_id } = await db.selectFrom('property').select('user_id').where('id', '=', id).executeTakeFirstOrThrow();
  return user_id;
}

export async function upsertAd(db: Kysely<Tables>, ad: PropertyAdRow): Promise<void> {
  const { property_id, ...rest } = ad;
  const columns = { ...rest, edit: ad.edit && JSON.stringify(ad.edit) };
  await db
    .insertInto('property_ad')
    .values({ property_id, ...columns })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(columns))
    .execute();
}

export async function changeAd(db: Kysely<Tables>, id: string, change: Updateable<PropertyAdTable>): Promise<void> {
  await db.updateTable('property_ad').set(change).where('property_id', '=', id).execute();
}

/** Columns that reels copy from their property. */
const REEL_FACTS = ['governorate_id', 'city_id', 'action', 'price', 'payment'] as const;

/**
 * Changes a property, copies the change to its reels, and sets `updated_at` so that every node's index is refreshed. A
 * withheld ad is expired, so any other state clears `withheld`.
 */
export async function updateProperty(
  db: Kysely<Tables>,
  id: string,
  change: Updateable<PropertyTable>,
  now: Date,
): Promise<PropertyRow> {
  const isOffered = change.availability !== undefined && change.availability !== AVAILABILITY.expired;
  const property = await db
    .updateTable('property')
    .set({ ...change, ...(isOffered && { withheld: null, closed_as: null }), updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (REEL_FACTS.some((fact) => fact in change)) await copyFactsToReels(db, property);
  return property;
}

async function copyFactsToReels(db: Kysely<Tables>, property: PropertyRow): Promise<void> {
  const { id, governorate_id, city_id, action, price, payment } = property;
  await db
    .updateTable('reel')
    .set({ governorate_id, city_id, action, selltype: payment, ...(price !== null && { price }) })
    .where('property_id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}

export const buildAd = (propertyId: string, pack: Ranking, now: Date): PropertyAdRow => ({
  property_id: propertyId,
  pack,
  run: 1,
  is_paid: true,
  submitted_at: now,
  accepted_at: null,
  starts_at: null,
  ends_at: null,
  steps: null,
  ranking_until: null,
  claimed_by: null,
  claimed_until: null,
  next_pack: null,
  edit: null,
  is_edit_refused: false,
});
