import { z } from 'zod';
import { buildPageSchema } from '../call/commonSchemas.ts';
import { CLOSED_LEAD_STATUSES, LEAD_CHANNELS, LEAD_STATUSES } from '../constants/vocabulary.ts';

const LeadListing = z.object({
  id: z.uuid(),
  address: z.string(),
});

/** Contact requests of one user or visitor about one listing. */
export const Lead = z
  .object({
    id: z.uuid(),
    /** Null for a visitor without an account, and once the account is deleted. */
    person: z.object({ name: z.string(), profile_pic: z.string().nullable() }).nullable(),
    /** Number that the buyer shared in the conversation or left with the first message, in its national form. */
    phone: z.string().nullable(),
    listing: LeadListing.extend({
      /** True if the listing's page is public. */
      is_available: z.boolean(),
    }),
    status: z.enum(LEAD_STATUSES),
    /** The seller's note; empty without one. */
    note: z.string(),
    /** Day in Egypt on which the seller wants to contact the buyer again. */
    follow_up_on: z.iso.date().nullable(),
    first_contact_at: z.iso.datetime(),
    last_contact_at: z.iso.datetime(),
    last_channel: z.enum(LEAD_CHANNELS),
    /** Conversation with the buyer about the listing. */
    conversation_id: z.uuid().nullable(),
  })
  .meta({ id: 'Lead' });
export type Lead = z.infer<typeof Lead>;

export const LeadDetails = Lead.extend({
  /** Contacts about all listings of the seller, one per listing and day; the latest first. */
  contacts: z.array(z.object({ listing_id: z.uuid(), channel: z.enum(LEAD_CHANNELS), contacted_at: z.iso.datetime() })),
  /** Leads of the same buyer about other listings of the seller; the latest contact first. */
  others: z.array(Lead),
}).meta({ id: 'LeadDetails' });
export type LeadDetails = z.infer<typeof LeadDetails>;

const count = z.int().min(0);

/** One page of a seller's leads, and the numbers of leads for each choice of a filter. */
export const LeadPage = z
  .object({
    data: buildPageSchema(Lead).extend({
      /** Leads by status, if only the status and the due filter were removed. */
      counts: z.record(z.enum(LEAD_STATUSES), count),
      /** Leads with a due follow-up, if only these two filters were removed. */
      due: count,
      /** Listings that have leads, whatever the filter; the latest contact first. */
      listings: z.array(LeadListing.extend({ leads: z.int().min(1) })),
    }),
  })
  .meta({ id: 'LeadPage' });
export type LeadPage = z.infer<typeof LeadPage>;

/** True if the seller should contact the buyer again; `today` is a day in Egypt. */
export const isFollowUpDue = (
  { status, follow_up_on }: Pick<Lead, 'status' | 'follow_up_on'>,
  today: string,
): boolean => follow_up_on !== null && follow_up_on <= today && !CLOSED_LEAD_STATUSES.includes(status);
