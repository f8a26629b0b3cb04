import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export async function markPropertyReels(db: Kysely<Tables>, propertyIds: readonly string[], now: Date): Promise<void> {
  if (propertyIds.length === 0) return;
  const until = sql<Date | null>`(select max(expires_at) from reel
    where reel.property_id = property.id and reel.availability = ${AVAILABILITY.active} and reel.removed_at is null)`;
  await db
    .updateTable('property')
    .set({ reel_until: until, updated_at: sql<Date>`greatest(updated_at, ${now})` })
    .where('id', 'in', [...new Set(propertyIds)])
    .where('reel_until', 'is distinct from', until)
    .execute();
}
