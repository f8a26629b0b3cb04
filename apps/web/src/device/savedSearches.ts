import { MAX_SAVED_SEARCHES } from '@mashrabiya/contract/constants';
import { createListParser, hasStringFields } from './atomWithDeviceStorage.ts';

export interface SavedSearch {
  /** Path and query as written by `buildSearchKey`; identifies the search. */
  href: string;
  name: string;
  savedAt: string;
  /** Time of the last visit: later listings are new. */
  checkedAt: string;
  /** Time of the visit before, so that badges stay during a visit. */
  checkedBefore: string;
}

export const MAX_NAME_LENGTH = 80;
/** Page views within this time belong to one visit. */
const VISIT_DURATION_MS = 30 * 60_000;

const isDate = (text: string) => !Number.isNaN(Date.parse(text));
const isSavedSearch = (value: unknown): value is SavedSearch =>
  hasStringFields(value, ['href', 'name', 'savedAt', 'checkedAt', 'checkedBefore']) &&
  /^\/(?!\/)/.test(value.href) &&
  [value.savedAt, value.checkedAt, value.checkedBefore].every(isDate);

export const parseSavedSearches = createListParser(isSavedSearch, MAX_SAVED_SEARCHES);

type SavedSearchList = readonly SavedSearch[];

const normalizeName = (text: string) => text.trim().slice(0, MAX_NAME_LENGTH);

/** Puts a search first, up to the limit; an existing one takes the new name. */
export function addSearch(
  list: SavedSearchList,
  { href, name }: Pick<SavedSearch, 'href' | 'name'>,
  now: Date,
): SavedSearchList {
  if (list.some((savedSearch) => savedSearch.href === href)) return renameSearch(list, href, name);
  if (list.length >= MAX_SAVED_SEARCHES) return list;
  const at = now.toISOString();
  return [{ href, name: normalizeName(name), savedAt: at, checkedAt: at, checkedBefore: at }, ...list];
}

/** An empty name keeps the previous one. */
export const renameSearch = (list: SavedSearchList, href: string, name: string): SavedSearchList =>
  list.map((savedSearch) =>
    savedSearch.href === href && normalizeName(name) ? { ...savedSearch, name: normalizeName(name) } : savedSearch,
  );

export const removeSearch = (list: SavedSearchList, href: string): SavedSearchList =>
  list.filter((savedSearch) => savedSearch.href !== href);

export const restoreSearch = (list: SavedSearchList, search: SavedSearch, index: number): SavedSearchList =>
  list.some(({ href }) => href === search.href) ? list : list.toSpliced(index, 0, search);

export const visitSearch = (list: SavedSearchList, href: string, now: Date): SavedSearchList =>
  list.map((savedSearch) => {
    if (savedSearch.href !== href) return savedSearch;
    const isSameVisit = now.getTime() - Date.parse(savedSearch.checkedAt) < VISIT_DURATION_MS;
    return {
      ...savedSearch,
      checkedAt: now.toISOString(),
      checkedBefore: isSameVisit ? savedSearch.checkedBefore : savedSearch.checkedAt,
    };
  });
