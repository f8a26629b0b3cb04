import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { ApiError } from '../api/error.ts';
import { invalidateCalls } from '../api/invalidateCalls.ts';
import { savedSearchesAtom } from '../device/savedSearchAtoms.ts';
import type { SavedSearch } from '../device/savedSearches.ts';
import { mergeIntoAccountAtom } from './accountSearches.ts';
import { parseRefusedSearches } from './refusedSearches.ts';

/** The device deletes only searches that the server confirms; after a lost response the next page retries. */
export const mergeDeviceAtom = atom(null, async (get, set): Promise<void> => {
  const moveToAccount = async (searches: readonly SavedSearch[]) => {
    if (searches.length === 0) return;
    await set(mergeIntoAccountAtom, searches);
    const movedHrefs = new Set(searches.map(({ href }) => href));
    set(savedSearchesAtom, (list) => list.filter(({ href }) => !movedHrefs.has(href)));
  };
  // Reads the storage: no component may have mounted the atom yet.
  set(savedSearchesAtom, (list) => list);
  const searches = get(savedSearchesAtom);
  try {
    await moveToAccount(searches);
  } catch (error) {
    // The server may have merged the searches although its response was lost.
    void invalidateCalls(get(queryClientAtom), ['listSavedSearches']);
    const refusedIndexes = error instanceof ApiError ? parseRefusedSearches(error.problems) : new Set();
    if (refusedIndexes.size > 0) await moveToAccount(searches.filter((_, index) => !refusedIndexes.has(index)));
  }
});
