import { atom } from 'jotai';
import { deviceAtom } from './deviceAtom.ts';
import { parseSaved, removed, renamed, restored, type SavedSearch, saved, visited } from './savedSearches.ts';

export const savedSearchesAtom = deviceAtom('saved-searches', parseSaved);

export const saveSearchAtom = atom(null, (_get, set, search: Pick<SavedSearch, 'href' | 'name'>) =>
  set(savedSearchesAtom, (list) => saved(list, search, new Date())),
);
export const renameSearchAtom = atom(null, (_get, set, href: string, name: string) =>
  set(savedSearchesAtom, (list) => renamed(list, href, name)),
);
export const removeSearchAtom = atom(null, (_get, set, href: string) =>
  set(savedSearchesAtom, (list) => removed(list, href)),
);
export const restoreSearchAtom = atom(null, (_get, set, search: SavedSearch, index: number) =>
  set(savedSearchesAtom, (list) => restored(list, search, index)),
);

/** Records a visit to a saved search; returns the time since which listings are new. */
export const visitSearchAtom = atom(null, (_get, set, href: string): string | undefined => {
  let since: string | undefined;
  set(savedSearchesAtom, (list) => {
    const next = list.some((one) => one.href === href) ? visited(list, href, new Date()) : list;
    since = next.find((one) => one.href === href)?.checkedBefore;
    return next;
  });
  return since;
});
