import { DAY_MS, PAGE_SIZE, type SavedList } from '@mashrabiya/contract';
import type { ListingFacts, ListingQuery } from '@mashrabiya/search';
import type { ListingSearch } from '../../search/ListingSearch.ts';

/** An ad period lasts thirty days: a listing whose period began earlier than this is never reported. */
const RETENTION_MS = 45 * DAY_MS;

const MAX_ATTEMPTS = 5;

export const computeRetentionStart = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

export async function listNewListings(
  search: Pick<ListingSearch, 'list'>,
  { text, filters }: SavedList,
  since: Date,
): Promise<ListingFacts[]> {
  const effectiveSince = filters.since && new Date(filters.since) > since ? filters.since : since.toISOString();
  const query = { text, filters: { ...filters, since: effectiveSince }, sort: 'date_desc' } as const;
  const readListings = new Map<string, ListingFacts>();
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const { listings, isComplete } = await readPages(search, query);
    if (isComplete) return listings;
    for (const listing of listings) readListings.set(listing.id, listing);
  }
  return [...readListings.values()];
}

/** Incomplete if a listing disappeared meanwhile, which moves later ones to pages that were already read. */
async function readPages(search: Pick<ListingSearch, 'list'>, query: Omit<ListingQuery, 'page'>) {
  const listings = new Map<string, ListingFacts>();
  let isComplete = true;
  let previousTotal = 0;
  for (let page = 1; page === 1 || page <= Math.ceil(previousTotal / PAGE_SIZE); page++) {
    const matches = await search.list({ ...query, page });
    if (matches.total < previousTotal) isComplete = false;
    previousTotal = matches.total;
    for (const listing of matches.listings) listings.set(listing.id, listing);
  }
  return { listings: [...listings.values()], isComplete };
}
