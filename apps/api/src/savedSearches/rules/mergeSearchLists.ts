import { MAX_SAVED_SEARCHES, type MergeSearchesInput } from '@mashrabiya/contract';
import type { SavedSearchRow } from '../../db/tables/alert.ts';

export type SearchTimes = Pick<SavedSearchRow, 'href' | 'name' | 'saved_at' | 'checked_at' | 'checked_before'>;

const getEarlier = (a: Date, b: Date): Date => (a <= b ? a : b);

/** A device's clock may be wrong, so future times are clamped. */
function clampToPast(search: MergeSearchesInput['searches'][number], now: Date): SearchTimes {
  const [saved_at, checked_at, checked_before] = [search.saved_at, search.checked_at, search.checked_before].map(
    (text) => getEarlier(new Date(text), now),
  ) as [Date, Date, Date];
  return {
    href: search.href,
    name: search.name,
    saved_at,
    checked_at,
    checked_before: getEarlier(checked_before, checked_at),
  };
}

/** Keeps the account's name, the earlier save and the later view. */
function mergeSearch(accountSearch: SearchTimes, other: SearchTimes): SearchTimes {
  const lastChecked = other.checked_at > accountSearch.checked_at ? other : accountSearch;
  return {
    href: accountSearch.href,
    name: accountSearch.name,
    saved_at: getEarlier(accountSearch.saved_at, other.saved_at),
    checked_at: lastChecked.checked_at,
    checked_before: lastChecked.checked_before,
  };
}

/** Merges the searches of account and device by address. Above the limit, alerts stay, then the last viewed. */
export function mergeSearchLists(
  account: readonly (SearchTimes & { hasAlert: boolean })[],
  device: MergeSearchesInput['searches'],
  now: Date,
): SearchTimes[] {
  const searchByHref = new Map<string, SearchTimes>(account.map((search) => [search.href, search]));
  for (const deviceSearch of device) {
    const search = clampToPast(deviceSearch, now);
    const existing = searchByHref.get(search.href);
    searchByHref.set(search.href, existing ? mergeSearch(existing, search) : search);
  }
  const alertingHrefs = new Set(account.filter(({ hasAlert }) => hasAlert).map(({ href }) => href));
  return [...searchByHref.values()]
    .toSorted(
      (a, b) =>
        Number(alertingHrefs.has(b.href)) - Number(alertingHrefs.has(a.href)) ||
        b.checked_at.getTime() - a.checked_at.getTime() ||
        (a.href < b.href ? -1 : 1),
    )
    .slice(0, MAX_SAVED_SEARCHES);
}
