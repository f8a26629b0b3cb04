import { MAX_SAVED, type MergeSearchesInput } from '@mashrabiya/contract';
import type { SavedSearchRow } from '../../db/tables/alert.ts';

export type SearchMoments = Pick<SavedSearchRow, 'href' | 'name' | 'saved_at' | 'checked_at' | 'checked_before'>;

const earlier = (one: Date, other: Date): Date => (one <= other ? one : other);

/** A device's clock may be wrong, so future times are clamped. */
function pastOf(search: MergeSearchesInput['searches'][number], now: Date): SearchMoments {
  const [saved_at, checked_at, checked_before] = [search.saved_at, search.checked_at, search.checked_before].map(
    (text) => earlier(new Date(text), now),
  ) as [Date, Date, Date];
  return {
    href: search.href,
    name: search.name,
    saved_at,
    checked_at,
    checked_before: earlier(checked_before, checked_at),
  };
}

/** Keeps the account's name, the earlier save and the later view. */
function together(own: SearchMoments, other: SearchMoments): SearchMoments {
  const later = other.checked_at > own.checked_at ? other : own;
  return {
    href: own.href,
    name: own.name,
    saved_at: earlier(own.saved_at, other.saved_at),
    checked_at: later.checked_at,
    checked_before: later.checked_before,
  };
}

/** Merges the searches of account and device by address. Above the limit, alerts stay, then the last viewed. */
export function merged(
  account: readonly (SearchMoments & { isAlerting: boolean })[],
  device: MergeSearchesInput['searches'],
  now: Date,
): SearchMoments[] {
  const all = new Map<string, SearchMoments>(account.map((search) => [search.href, search]));
  for (const found of device) {
    const search = pastOf(found, now);
    const known = all.get(search.href);
    all.set(search.href, known ? together(known, search) : search);
  }
  const alerting = new Set(account.filter(({ isAlerting }) => isAlerting).map(({ href }) => href));
  return [...all.values()]
    .toSorted(
      (a, b) =>
        Number(alerting.has(b.href)) - Number(alerting.has(a.href)) ||
        b.checked_at.getTime() - a.checked_at.getTime() ||
        (a.href < b.href ? -1 : 1),
    )
    .slice(0, MAX_SAVED);
}
