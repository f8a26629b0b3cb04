import { formatCairoMinute, type Lead } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { leads as ar } from '@mashrabiya/i18n/ar/leads';
import { leads as en } from '@mashrabiya/i18n/en/leads';

const TEXTS = { ar, en };

const formatMinute = (moment: string): string => formatCairoMinute(new Date(moment));

export const formatLeadColumns = (language: Language): string[] => {
  const { person, phone, listing, channel, lastContact, firstContact, status, followUp, note } = TEXTS[language].column;
  return [person, phone, listing, channel, lastContact, firstContact, status, followUp, note];
};

export function formatLeadCells(lead: Lead, language: Language): string[] {
  const { visitor, channel, status } = TEXTS[language];
  return [
    lead.person?.name ?? visitor,
    lead.phone ?? '',
    lead.listing.address,
    channel[lead.last_channel],
    formatMinute(lead.last_contact_at),
    formatMinute(lead.first_contact_at),
    status[lead.status],
    lead.follow_up_on ?? '',
    lead.note,
  ];
}
