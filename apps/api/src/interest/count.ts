import { cairoDay, LEAD_CHANNELS, type LeadChannel } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** Who did what with which home, and when. */
export interface Interest {
  propertyId: string;
  /** See `Person`. */
  person: string;
  now: Date;
}

/**
 * Counts a view unless this person's view of this home has been counted today. The row and the home's total come in
 * one statement: both or neither, and of many at once one. True when it was counted.
 */
export async function countView(db: Kysely<Tables>, { propertyId, person, now }: Interest): Promise<boolean> {
  const counted = await db
    .with('fresh', (cte) =>
      cte
        .insertInto('property_view')
        .values({ property_id: propertyId, day: cairoDay(now), person })
        .onConflict((conflict) => conflict.columns(['property_id', 'day', 'person']).doNothing())
        .returning('property_id'),
    )
    .updateTable('property')
    .from('fresh')
    .set((value) => ({ total_views: value('property.total_views', '+', 1) }))
    .whereRef('property.id', '=', 'fresh.property_id')
    .returning('property.id')
    .execute();
  return counted.length > 0;
}

/** Counts a lead likewise, with the way in which it came first. */
export async function countLead(
  db: Kysely<Tables>,
  { propertyId, person, now, channel }: Interest & { channel: LeadChannel },
): Promise<boolean> {
  const counted = await db
    .with('fresh', (cte) =>
      cte
        .insertInto('property_lead')
        .values({
          property_id: propertyId,
          day: cairoDay(now),
          person,
          channel: LEAD_CHANNELS.indexOf(channel),
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['property_id', 'day', 'person']).doNothing())
        .returning('property_id'),
    )
    .updateTable('property')
    .from('fresh')
    .set((value) => ({ total_leads: value('property.total_leads', '+', 1) }))
    .whereRef('property.id', '=', 'fresh.property_id')
    .returning('property.id')
    .execute();
  return counted.length > 0;
}
