import {
  formatCairoDay,
  LEAD_CHANNELS,
  type LeadChannel,
  uuidv7,
  VIEW_SOURCES,
  type ViewSource,
} from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface EngagementEvent {
  propertyId: string;
  visitor: string;
  now: Date;
}

interface Contact extends EngagementEvent {
  channel: LeadChannel;
  userId: string | undefined;
}

/** Counts a view once per visitor, listing and day, atomically with the total. True if it was counted. */
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

/** Counts a lead once per visitor, listing and day, and updates the inbox at each contact. True if it was counted. */
export async function countLead(
  db: Kysely<Tables>,
  { propertyId, visitor, userId, now, channel }: Contact,
): Promise<boolean> {
  const position = LEAD_CHANNELS.indexOf(channel);
  const countedLeads = await db
    .with('fresh', (cte) =>
      cte
        .insertInto('property_lead')
        .values({
          property_id: propertyId,
          day: formatCairoDay(now),
          visitor,
          channel: position,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['property_id', 'day', 'visitor']).doNothing())
        .returning('property_id'),
    )
    .with('contacted', (cte) =>
      cte
        .insertInto('lead')
        .values((eb) => ({
          id: uuidv7(now),
          property_id: propertyId,
          seller_id: eb.selectFrom('property').select('property.user_id').where('property.id', '=', propertyId),
          visitor,
          user_id: userId ?? null,
          first_contact_at: now,
          last_contact_at: now,
          last_channel: position,
        }))
        .onConflict((conflict) =>
          conflict.columns(['property_id', 'visitor']).doUpdateSet({
            last_channel: sql<number>`case when excluded.last_contact_at < lead.last_contact_at
              then lead.last_channel else excluded.last_channel end`,
            last_contact_at: sql<Date>`greatest(lead.last_contact_at, excluded.last_contact_at)`,
          }),
        ),
    )
    .updateTable('property')
    .from('fresh')
    .set((value) => ({ total_leads: value('property.total_leads', '+', 1) }))
    .whereRef('property.id', '=', 'fresh.property_id')
    .returning('property.id')
    .execute();
  return countedLeads.length > 0;
}
