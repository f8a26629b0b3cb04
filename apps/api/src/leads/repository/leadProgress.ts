import { LEAD_CHANNELS, LEAD_STATUSES, type LeadChannel, type LeadStatus } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface LeadKey {
  propertyId: string;
  /** The visitor's hash, see `identifyVisitor`. */
  visitor: string;
}

/** Moves a lead forward to a status; one that the seller has moved further stays there. */
export async function advanceLeadStatus(
  db: Kysely<Tables>,
  { propertyId, visitor }: LeadKey,
  status: Extract<LeadStatus, 'contacted' | 'viewing'>,
): Promise<void> {
  await db
    .updateTable('lead')
    .set({ status })
    .where('property_id', '=', propertyId)
    .where('visitor', '=', visitor)
    .where('status', 'in', LEAD_STATUSES.slice(0, LEAD_STATUSES.indexOf(status)))
    .execute();
}

export async function setLeadPhone(db: Kysely<Tables>, { propertyId, visitor }: LeadKey, phone: string): Promise<void> {
  await db
    .updateTable('lead')
    .set({ phone })
    .where('property_id', '=', propertyId)
    .where('visitor', '=', visitor)
    .execute();
}

/** Shows a contact as the latest of a lead; statistics do not count it. */
export async function setLatestContact(
  db: Kysely<Tables>,
  { propertyId, visitor }: LeadKey,
  { channel, now }: { channel: LeadChannel; now: Date },
): Promise<void> {
  await db
    .updateTable('lead')
    .set({
      last_channel: LEAD_CHANNELS.indexOf(channel),
      last_contact_at: sql<Date>`greatest(last_contact_at, ${now})`,
    })
    .where('property_id', '=', propertyId)
    .where('visitor', '=', visitor)
    .execute();
}
