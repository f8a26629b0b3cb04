import { cairoDay, LEAD_CHANNELS, type LeadChannel, VIEW_SOURCES, type ViewSource } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Who did what with which home, and when. */
interface Engagement {
  propertyId: string;
  /** Hash of `visitorOf`. */
  visitor: string;
  now: Date;
}

/**
 * Counts a view unless this visitor's view of this home has been counted today. The row and the home's total come in
 * one statement: both or neither, and of many at once one. True when it was counted.
 */
export async function countView(
  db: Kysely<Tables>,
  { propertyId, visitor, now, source }: Engagement & { source: ViewSource },
): Promise<boolean> {
  const counted = await db
    .with('fresh', (cte) =>
      cte
        .insertInto('property_view')
        .values({ property_id: propertyId, day: cairoDay(now), visitor, source: VIEW_SOURCES.indexOf(source) })
        .onConflict((conflict) => conflict.columns(['property_id', 'day', 'visitor']).doNothing())
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
  { propertyId, visitor, now, channel }: Engagement & { channel: LeadChannel },
): Promise<boolean> {
  const counted = await db
    .with('fresh', (cte) =>
      cte
        .insertInto('property_lead')
        .values({
          property_id: propertyId,
          day: cairoDay(now),
          visitor,
          channel: LEAD_CHANNELS.indexOf(channel),
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['property_id', 'day', 'visitor']).doNothing())
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
