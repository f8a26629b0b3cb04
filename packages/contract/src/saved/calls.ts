import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { AlertInput, MergeSearchesInput, SavedSearchInput, SaveSearchInput } from './inputs.ts';
import { SavedSearch } from './savedSearch.ts';

const params = z.object({ id: z.uuid() });
const one = z.object({ data: SavedSearch });
/** Most recently saved first. */
const all = z.object({ data: z.array(SavedSearch) });
const fieldErrors = [...BODY_ERRORS, 'required_field', 'invalid_field', 'unknown_field'] as const;

/** Saved searches of an account. */
export const savedSearchCalls = {
  listSavedSearches: defineCall(endpoints.listSavedSearches, {
    summary: 'One’s saved searches, the latest saved first, each with how many homes are new in it',
    answer: all,
    errors: [],
  }),
  saveSearch: defineCall(endpoints.saveSearch, {
    summary: 'Saves a result page under a name; one that is saved already takes the new name',
    body: SaveSearchInput,
    answer: one,
    errors: [...fieldErrors, 'search_name_required', 'too_many_saved'],
  }),
  mergeSavedSearches: defineCall(endpoints.mergeSavedSearches, {
    summary: 'Takes over what a device saved before the login; asking again changes nothing',
    body: MergeSearchesInput,
    answer: all,
    errors: [...fieldErrors, 'search_name_required'],
  }),
  renameSavedSearch: defineCall(endpoints.renameSavedSearch, {
    summary: 'Gives a saved search another name',
    params,
    body: SavedSearchInput,
    answer: one,
    errors: [...BODY_ERRORS, 'invalid_id', 'search_name_required', 'not_found'],
  }),
  removeSavedSearch: defineCall(endpoints.removeSavedSearch, {
    summary: 'Removes a saved search and its alert; asking again answers the same',
    params,
    answer: Done,
    errors: ['invalid_id'],
  }),
  markSavedSearchSeen: defineCall(endpoints.markSavedSearchSeen, {
    summary: 'Notes that the homes of a saved search are looked at now',
    params,
    answer: one,
    errors: ['invalid_id', 'not_found'],
  }),
  setSearchAlert: defineCall(endpoints.setSearchAlert, {
    summary: 'Sets how often, and how, one is told of new homes in a saved search',
    params,
    body: AlertInput,
    answer: one,
    errors: [...fieldErrors, 'invalid_choice', 'invalid_id', 'alert_channel_required', 'not_found'],
  }),
};
