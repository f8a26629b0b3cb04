import { atom } from 'jotai';
import { atomWithDeviceStorage } from './atomWithDeviceStorage.ts';
import {
  addSearch,
  parseSavedSearches,
  removeSearch,
  renameSearch,
  restoreSearch,
  type SavedSearch,
  visitSearch,
} from './savedSearches.ts';

export const savedSearchesAtom = atomWithDeviceStorage('saved-searches', parseSavedSearches);

export const saveSearchAtom = atom(null, (_get, set, search: Pick<SavedSearch, 'href' | 'name'>) =>
  set(savedSearchesAtom, (list) => addSearch(list, search, new Date())),
);
export const renameSearchAtom = atom(null, (_get, set, href: string, name: string) =>
  set(savedSearchesAtom, (list) => renameSearch(list, href, name)),
);
export const removeSearchAtom = atom(null, (_get, set, href: string) =>
  set(savedSearchesAtom, (list) => removeSearch(list, href)),
);
export const restoreSearchAtom = atom(null, (_get, set, search: SavedSearch, index: number) =>
  set(savedSearchesAtom, (list) => restoreSearch(list, search, index)),
);

/** Records a visit to a saved search; returns the time since which listings are new. */
export const visitSearchAtom = atom(null, (_get, set, href: string): string | undefined => {
  let since: string | undefined;
  set(savedSearchesAtom, (list) => {
    const next = list.some((savedSearch) => savedSearch.href === href) ? visitSearch(list, href, new Date()) : list;
    since = next.find((savedSearch) => savedSearch.href === href)?.checkedBefore;
    return next;
  });
  return since;
});
