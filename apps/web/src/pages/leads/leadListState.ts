import { LEAD_CHANNELS, LEAD_STATUSES, MAX_QUERY_LENGTH } from '@mashrabiya/contract';
import type { LeadFilter } from '@mashrabiya/ui';
import { paths } from '../../routing/paths.ts';
import { readTextParameter } from '../../routing/readableText.ts';

/** Filter of the leads in the URL. */
export interface LeadListState extends LeadFilter {
  query: string;
}

const UUID_PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ignores unknown values. */
export function readLeadListState(search: URLSearchParams): LeadListState {
  const property = search.get('property') ?? '';
  return {
    property: UUID_PATTERN.test(property) ? property : undefined,
    status: LEAD_STATUSES.find((status) => status === search.get('status')),
    channel: LEAD_CHANNELS.find((channel) => channel === search.get('channel')),
    due: search.get('due') === 'yes',
    query: readTextParameter(search, 'q', MAX_QUERY_LENGTH) ?? '',
  };
}

export function buildLeadListHref({ property, status, channel, due, query }: LeadListState): string {
  const search = new URLSearchParams({
    ...(property && { property }),
    ...(status && { status }),
    ...(channel && { channel }),
    ...(due && { due: 'yes' }),
    ...(query && { q: query }),
  });
  return search.size > 0 ? `${paths.leads}?${search}` : paths.leads;
}

/** The filter as the calls take it. */
export const toLeadQuery = ({ property, status, channel, due, query }: LeadListState) => ({
  property,
  status,
  channel,
  ...(due && { due: 'yes' as const }),
  ...(query && { query }),
});

export const isFiltered = ({ property, status, channel, due, query }: LeadListState): boolean =>
  Boolean(property || status || channel || due || query);
