import { formatCairoDay, LEAD_CHANNELS, type LeadChannel, VIEW_SOURCES, type ViewSource } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface EngagementEvent {
  propertyId: string;
  /** The visitor's hash, see `identifyVisitor`. */
  visitor: string;
  now: Date;
}

/**
 * Counts a view once per visitor, listing and day. One statement updates row and total: both or neither, and only once
 * under concurrency. True if it was counted.
 */
export async function countView(
  db: Kysely<Tables>,
  { propertyId, visitor, now, source }: EngagementEvent & { source: ViewSource },
): Promise<boolean> {
  const countedViews = await db
    .with('fresh', (cte) =>
      cte
        .insertInto('property_view')
        .values({ property_id: propertyId, day: formatCairoDay(now), visitor, source: VIEW_SOURCES.indexOf(source) })
        .onConflict((conflict) => conflict.columns(['property_id', 'day', 'visitor']).doNothing())
        .returning('property_id'),
    )
    .updateTable('property')
    .from('fresh')
    .set((value) => ({ total_views: value('property.total_views', '+', 1) }))
    .whereRef('property.id', '=', 'fresh.property_id')
    .returning('property.id')
    .execute();
  return countedViews.length > 0;
}

/** Counts a lead once per visitor, listing and day, with its first channel. True if it was counted. */
export async function countLead(
  db: Kysely<Tables>,
  { propertyId, visitor, now, channel }: EngagementEvent & { channel: LeadChannel },
): Promise<boolean> {
  const countedLeads = await db
    .with('fresh', (cte) =>
      cte
        .insertInto('property_lead')
        .values({
          property_id: propertyId,
          day: formatCairoDay(now),
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
  return countedLeads.length > 0;
}
