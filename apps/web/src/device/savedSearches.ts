import { hasTexts, listOf } from './deviceAtom.ts';

/** A result page that was saved. */
export interface SavedSearch {
  /** Its path and query, as `searchKey` writes them: what tells one saved search from another. */
  href: string;
  name: string;
  savedAt: string;
  /** When its homes were last looked at: what came later is new. */
  checkedAt: string;
  /** The same of the visit before, so that marks stay while one looks around. */
  checkedBefore: string;
}

export const MAX_SAVED = 30;
export const MAX_NAME_LENGTH = 80;
/** Pages that are opened within this time belong to one visit. */
const VISIT_MS = 30 * 60_000;

const isDate = (text: string) => !Number.isNaN(Date.parse(text));
const isSaved = (found: unknown): found is SavedSearch =>
  hasTexts(found, ['href', 'name', 'savedAt', 'checkedAt', 'checkedBefore']) &&
  /^\/(?!\/)/.test(found.href) &&
  [found.savedAt, found.checkedAt, found.checkedBefore].every(isDate);

export const parseSaved = listOf(isSaved, MAX_SAVED);

type List = readonly SavedSearch[];

const nameOf = (text: string) => text.trim().slice(0, MAX_NAME_LENGTH);

/** With one more, the latest first; a search that is there already takes the new name. Nothing beyond the most. */
export function saved(list: List, { href, name }: Pick<SavedSearch, 'href' | 'name'>, now: Date): List {
  if (list.some((one) => one.href === href)) return renamed(list, href, name);
  if (list.length >= MAX_SAVED) return list;
  const at = now.toISOString();
  return [{ href, name: nameOf(name), savedAt: at, checkedAt: at, checkedBefore: at }, ...list];
}

/** An empty name is none: the former one stays. */
export const renamed = (list: List, href: string, name: string): List =>
  list.map((one) => (one.href === href && nameOf(name) ? { ...one, name: nameOf(name) } : one));

export const removed = (list: List, href: string): List => list.filter((one) => one.href !== href);

/** Puts a removed one back where it stood. */
export const restored = (list: List, search: SavedSearch, index: number): List =>
  list.some(({ href }) => href === search.href) ? list : list.toSpliced(index, 0, search);

/** The homes of a search are looked at now. */
export const visited = (list: List, href: string, now: Date): List =>
  list.map((one) => {
    if (one.href !== href) return one;
    const sameVisit = now.getTime() - Date.parse(one.checkedAt) < VISIT_MS;
    return {
      ...one,
      checkedAt: now.toISOString(),
      checkedBefore: sameVisit ? one.checkedBefore : one.checkedAt,
    };
  });
