import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { ApiError } from '../api/error.ts';
import { outdate } from '../api/outdate.ts';
import { savedSearchesAtom } from '../device/saved.ts';
import type { SavedSearch } from '../device/savedSearches.ts';
import { mergeIntoAccountAtom } from './accountSearches.ts';
import { refusedSearches } from './refusedSearches.ts';

/**
 * Moves what this device saved into the account. The device lets go only of what the server says it has: where its
 * answer is lost, the next page does it again. What the server does not understand stays here.
 */
export const mergeDeviceAtom = atom(null, async (get, set): Promise<void> => {
  const move = async (searches: readonly SavedSearch[]) => {
    if (searches.length === 0) return;
    await set(mergeIntoAccountAtom, searches);
    const moved = new Set(searches.map(({ href }) => href));
    set(savedSearchesAtom, (list) => list.filter(({ href }) => !moved.has(href)));
  };
  // Read where it is kept: the page may have shown it to nobody yet.
  set(savedSearchesAtom, (list) => list);
  const searches = get(savedSearchesAtom);
  try {
    await move(searches);
  } catch (error) {
    // The server may have done it, and only its answer was lost.
    void outdate(get(queryClientAtom), ['listSavedSearches']);
    const refused = error instanceof ApiError ? refusedSearches(error.problems) : new Set();
    if (refused.size > 0) await move(searches.filter((_, index) => !refused.has(index)));
  }
});
