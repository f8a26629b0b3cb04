import { parseSavedHref, type SavedSearch } from '@mashrabiya/contract';
import type { Services } from '../../app/services.ts';
import type { ListingSearch } from '../../search/ListingSearch.ts';
import type { SearchWithAlert } from '../repository/searches.ts';

/** Number of a saved page's listings that are newer than its last view. */
async function countNewListings(listings: ListingSearch, { href, checked_at }: SearchWithAlert): Promise<number> {
  const list = parseSavedHref(href);
  if (!list) return 0;
  const filters = { ...list.filters, since: checked_at.toISOString() };
  return (await listings.list({ text: list.text, filters, sort: 'date_desc', page: 1 })).total;
}

export async function toSavedSearches(
  searches: readonly SearchWithAlert[],
  { listings }: Pick<Services, 'listings'>,
): Promise<SavedSearch[]> {
  const freshCounts = await Promise.all(searches.map((search) => countNewListings(listings, search)));
  return searches.map((search, i) => ({
    id: search.id,
    href: search.href,
    name: search.name,
    saved_at: search.saved_at.toISOString(),
    checked_at: search.checked_at.toISOString(),
    checked_before: search.checked_before.toISOString(),
    fresh: freshCounts[i] ?? 0,
    alert: {
      frequency: search.frequency ?? 'none',
      by_mail: search.by_mail ?? true,
      by_push: search.by_push ?? false,
    },
  }));
}

export async function toSavedSearch(
  search: SearchWithAlert,
  services: Pick<Services, 'listings'>,
): Promise<SavedSearch> {
  const [savedSearch] = await toSavedSearches([search], services);
  if (!savedSearch) throw new Error('Saved search not converted');
  return savedSearch;
}
