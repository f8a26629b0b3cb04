import { defineDomain } from '../app/defineDomain.ts';
import {
  markSavedSearchSeen,
  mergeSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
  saveSearch,
  setSearchAlert,
} from './calls/changeSearches.ts';
import { listSavedSearches } from './calls/listSavedSearches.ts';

export const savedSearches = defineDomain({
  handlers: {
    listSavedSearches,
    saveSearch,
    mergeSavedSearches,
    renameSavedSearch,
    removeSavedSearch,
    markSavedSearchSeen,
    setSearchAlert,
  },
});
