import type { Lead, LeadDetails, LeadPage } from '@mashrabiya/contract';
import { LEAD_STATUSES } from '@mashrabiya/contract';
import { leads, toLeadDetails } from '@mashrabiya/mocks';
import { fn } from 'storybook/test';
import { getLanguage, getPropertyHref } from '../foundation/stories.ts';
import type { LeadCallbacks } from './shared/leadCallbacks.ts';

interface Globals {
  locale?: unknown;
}

export const TODAY = '2026-11-20';

/** Index of a fixture for each case. */
export const LEAD = { visitor: 0, due: 1, overdue: 2, lost: 3, unavailable: 4 } as const;

export function lead(index: number, globals: Globals = {}): Lead {
  const found = leads(getLanguage(globals))[index];
  if (!found) throw new Error(`No lead ${index} in the fixtures`);
  return found;
}

export const inbox = (globals: Globals = {}): Lead[] => leads(getLanguage(globals));

export const leadDetails = (index: number, globals: Globals = {}): LeadDetails =>
  toLeadDetails(lead(index, globals), inbox(globals));

export const callbacks: LeadCallbacks = {
  getHref: ({ id }) => `/leads/${id}`,
  getListingHref: getPropertyHref,
  getConversationHref: (id) => `/messages/${id}`,
  onStatusChange: fn(),
  onOpenNote: fn(),
};

/** Long names, titles and notes. */
export const makeLong = (all: readonly Lead[]): Lead[] =>
  all.map((row) => ({
    ...row,
    person: row.person && { ...row.person, name: `${row.person.name} `.repeat(5).trim() },
    listing: { ...row.listing, address: `${row.listing.address} `.repeat(4).trim() },
    note: `${row.note || 'x'.repeat(120)}\n`.repeat(6).trim(),
  }));

export const numbers = (globals: Globals = {}): Pick<LeadPage['data'], 'counts' | 'due' | 'listings'> => ({
  counts: Object.fromEntries(
    LEAD_STATUSES.map((status) => [status, inbox(globals).filter((row) => row.status === status).length]),
  ) as LeadPage['data']['counts'],
  due: 2,
  listings: [
    { ...lead(LEAD.visitor, globals).listing, leads: 2 },
    { ...lead(LEAD.overdue, globals).listing, leads: 12 },
  ],
});
