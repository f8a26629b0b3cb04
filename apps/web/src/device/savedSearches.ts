import { MAX_SAVED_SEARCHES } from '@mashrabiya/contract/constants';
import { createListParser, hasStringFields } from './deviceAtom.ts';

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
const VISIT_MS = 30 * 60_000;

const isDate = (text: string) => !Number.isNaN(Date.parse(text));
const isSavedSearch = (found: unknown): found is SavedSearch =>
  hasStringFields(found, ['href', 'name', 'savedAt', 'checkedAt', 'checkedBefore']) &&
  /^\/(?!\/)/.test(found.href) &&
  [found.savedAt, found.checkedAt, found.checkedBefore].every(isDate);

export const parseSavedSearches = createListParser(isSavedSearch, MAX_SAVED_SEARCHES);

type List = readonly SavedSearch[];

const normalizeName = (text: string) => text.trim().slice(0, MAX_NAME_LENGTH);

/** Puts a search first, up to the limit; an existing one takes the new name. */
export function addSearch(list: List, { href, name }: Pick<SavedSearch, 'href' | 'name'>, now: Date): List {
  if (list.some((one) => one.href === href)) return renameSearch(list, href, name);
  if (list.length >= MAX_SAVED_SEARCHES) return list;
  const at = now.toISOString();
  return [{ href, name: normalizeName(name), savedAt: at, checkedAt: at, checkedBefore: at }, ...list];
}

/** An empty name keeps the previous one. */
export const renameSearch = (list: List, href: string, name: string): List =>
  list.map((one) => (one.href === href && normalizeName(name) ? { ...one, name: normalizeName(name) } : one));

export const removeSearch = (list: List, href: string): List => list.filter((one) => one.href !== href);

export const restoreSearch = (list: List, search: SavedSearch, index: number): List =>
  list.some(({ href }) => href === search.href) ? list : list.toSpliced(index, 0, search);

export const visitSearch = (list: List, href: string, now: Date): List =>
  list.map((one) => {
    if (one.href !== href) return one;
    const isSameVisit = now.getTime() - Date.parse(one.checkedAt) < VISIT_MS;
    return {
      ...one,
      checkedAt: now.toISOString(),
      checkedBefore: isSameVisit ? one.checkedBefore : one.checkedAt,
    };
  });
