import { DAY_MS, PAGE_SIZE, type SavedList } from '@mashrabiya/contract';
import type { ListingFacts } from '@mashrabiya/search';
import type { ListingSearch } from '../../search/ListingSearch.ts';

/** An ad period lasts thirty days: a listing whose period began earlier than this is never reported. */
const RETENTION_MS = 45 * DAY_MS;

export const computeRetentionStart = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

export async function listNewListings(
  search: Pick<ListingSearch, 'list'>,
  { text, filters }: SavedList,
  since: Date,
): Promise<ListingFacts[]> {
  const effectiveSince = filters.since && new Date(filters.since) > since ? filters.since : since.toISOString();
  const query = { text, filters: { ...filters, since: effectiveSince }, sort: 'date_desc' } as const;
  const { listings, total } = await search.list({ ...query, page: 1 });
  for (let page = 2; listings.length < total && page <= Math.ceil(total / PAGE_SIZE); page++) {
    listings.push(...(await search.list({ ...query, page })).listings);
  }
  return listings;
}
