import {
  formatCairoDay,
  isFollowUpDue,
  LEAD_STATUSES,
  type Lead,
  type LeadChange,
  type LeadPage,
} from '@mashrabiya/contract';
import { foldWords } from '@mashrabiya/i18n';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { leads, toLeadDetails } from './fixtures/leads.ts';
import { FIXTURE_NOW } from './fixtures/propertyCards.ts';
import { errorResponse, type MockInput, mockCall } from './mockCall.ts';

const TODAY = formatCairoDay(new Date(FIXTURE_NOW));

function matchesFilter(
  { person, listing, last_channel }: Lead,
  { property, channel, query = '' }: MockInput<'getLeadTable'>['query'],
): boolean {
  const text = foldWords(`${person?.name ?? ''} ${listing.address}`).join(' ');
  return (
    (property === undefined || listing.id === property) &&
    (channel === undefined || last_channel === channel) &&
    foldWords(query).every((word) => text.includes(word))
  );
}

function listListings(all: readonly Lead[]): LeadPage['data']['listings'] {
  const listings = new Map<string, LeadPage['data']['listings'][number]>();
  for (const { listing } of all) {
    const leadCount = listings.get(listing.id)?.leads ?? 0;
    listings.set(listing.id, { id: listing.id, address: listing.address, leads: leadCount + 1 });
  }
  return [...listings.values()];
}

/** Leads of the account, with their own state; `count` limits those of the fixtures. */
export function leadHandlers(count?: number): HttpHandler[] {
  const changes = new Map<string, LeadChange>();
  const listLeads = (language: FixtureLanguage): Lead[] =>
    leads(language)
      .slice(0, count)
      .map((lead) => {
        const { status = lead.status, note = lead.note, follow_up_on = lead.follow_up_on } = changes.get(lead.id) ?? {};
        return { ...lead, status, note, follow_up_on };
      });
  const findLead = (id: string, language: FixtureLanguage) => listLeads(language).find((lead) => lead.id === id);

  return [
    mockCall('getLeadTable', () => new Blob(['\uFEFFName,Listing\r\n'], { type: 'text/csv' })),
    mockCall('listLeads', ({ query: { status, due, ...query }, language }) => {
      const all = listLeads(language);
      const matching = all.filter((lead) => matchesFilter(lead, query));
      const dueLeads = matching.filter((lead) => isFollowUpDue(lead, TODAY));
      const data = (due === undefined ? matching : dueLeads).filter((lead) => !status || lead.status === status);
      const getCount = (candidate: Lead['status']) => matching.filter((lead) => lead.status === candidate).length;
      return {
        data: {
          data,
          current_page: 1,
          last_page: 1,
          total: data.length,
          counts: Object.fromEntries(
            LEAD_STATUSES.map((candidate) => [candidate, getCount(candidate)]),
          ) as LeadPage['data']['counts'],
          due: dueLeads.length,
          listings: listListings(all),
        },
      };
    }),
    mockCall('getLead', ({ params, language }) => {
      const lead = findLead(params.id, language);
      return lead ? { data: toLeadDetails(lead, listLeads(language)) } : errorResponse('not_found');
    }),
    mockCall('updateLead', ({ params, body, language }) => {
      changes.set(params.id, { ...changes.get(params.id), ...body });
      const data = findLead(params.id, language);
      return data ? { data } : errorResponse('not_found');
    }),
  ];
}
