import { PAGE_SIZE, type SavedList } from '@mashrabiya/contract';
import { type ListingFacts, type ListingIndex, runQuery } from '@mashrabiya/search';

const DAY_MS = 86_400_000;
/** Ads run out after thirty days: nothing older is new to anybody. */
const REMEMBERED_MS = 45 * DAY_MS;

/** Homes told of before this moment need not be kept. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - REMEMBERED_MS);

/** The homes of a saved page that were put on offer after a moment, the newest first. */
export function newHomes(index: ListingIndex, { text, filters }: SavedList, since: Date): ListingFacts[] {
  const later = filters.since && new Date(filters.since) > since ? filters.since : since.toISOString();
  const query = { text, filters: { ...filters, since: later }, sort: 'date_desc' } as const;
  const { homes, total } = runQuery(index, { ...query, page: 1 });
  for (let page = 2; homes.length < total && page <= Math.ceil(total / PAGE_SIZE); page++) {
    homes.push(...runQuery(index, { ...query, page }).homes);
  }
  return homes;
}
