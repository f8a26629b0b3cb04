import { PAGE_SIZE, type SavedList } from '@mashrabiya/contract';
import { type ListingFacts, type ListingIndex, runQuery } from '@mashrabiya/search';

const DAY_MS = 86_400_000;
/** Ads run for thirty days: a listing whose run began earlier than this is never news. */
const RETENTION_MS = 45 * DAY_MS;

export const computeRetentionStart = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

export function listNewListings(index: ListingIndex, { text, filters }: SavedList, since: Date): ListingFacts[] {
  const effectiveSince = filters.since && new Date(filters.since) > since ? filters.since : since.toISOString();
  const query = { text, filters: { ...filters, since: effectiveSince }, sort: 'date_desc' } as const;
  const { listings, total } = runQuery(index, { ...query, page: 1 });
  for (let page = 2; listings.length < total && page <= Math.ceil(total / PAGE_SIZE); page++) {
    listings.push(...runQuery(index, { ...query, page }).listings);
  }
  return listings;
}
