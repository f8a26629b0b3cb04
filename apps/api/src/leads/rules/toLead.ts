import { LEAD_CHANNELS, type Lead, type LeadChannel, type LeadDetails, parsePhone } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { LeadRow } from '../../db/tables/lead.ts';
import type { PropertyRow } from '../../db/tables/property.ts';

/** A lead with its listing; without an account, name and picture are null. */
export interface LeadWithNames
  extends LeadRow,
    Pick<PropertyRow, 'address_ar' | 'address_en' | 'availability' | 'removed_at'>,
    Pick<UserRow, 'name_ar' | 'name_en' | 'profile_pic'> {
  conversation_id: string | null;
  /** E.164 number that the buyer shared in the conversation. */
  shared_phone: string | null;
}

/** Channel at a stored position; a position of a later release is shown as a call. */
const toChannel = (position: number): LeadChannel => LEAD_CHANNELS[position] ?? 'call';

export function toLead(row: LeadWithNames, language: Language): Lead {
  const { name_ar, name_en, profile_pic } = row;
  const hasName = name_ar !== null || name_en !== null;
  return {
    id: row.id,
    person: hasName ? { name: pickLanguage(language, name_ar, name_en), profile_pic } : null,
    phone: parsePhone(row.shared_phone ?? row.phone ?? ''),
    listing: {
      id: row.property_id,
      address: pickLanguage(language, row.address_ar, row.address_en),
      is_available: findVisibilityError(row) === undefined,
    },
    status: row.status,
    note: row.note,
    follow_up_on: row.follow_up_on,
    first_contact_at: row.first_contact_at.toISOString(),
    last_contact_at: row.last_contact_at.toISOString(),
    last_channel: toChannel(row.last_channel),
    conversation_id: row.conversation_id,
  };
}

interface ContactRow {
  property_id: string;
  channel: number;
  created_at: Date;
}

export const toContact = ({ property_id, channel, created_at }: ContactRow): LeadDetails['contacts'][number] => ({
  listing_id: property_id,
  channel: toChannel(channel),
  contacted_at: created_at.toISOString(),
});
