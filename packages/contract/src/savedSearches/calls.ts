import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done, IdParams } from '../call/commonSchemas.ts';
import { savedSearchEndpoints } from './endpoints.ts';
import { AlertInput, MergeSearchesInput, SavedSearchInput, SaveSearchInput } from './inputs.ts';
import { SavedSearch } from './savedSearch.ts';

const searchAnswer = z.object({ data: SavedSearch });
const listAnswer = z.object({ data: z.array(SavedSearch) });
const fieldErrors = [...BODY_ERRORS, 'required_field', 'invalid_field', 'unknown_field'] as const;

export const savedSearchCalls = {
  listSavedSearches: defineCall(savedSearchEndpoints.listSavedSearches, {
    summary: 'List saved searches',
    description: 'The latest first, each with its number of new results.',
    answer: listAnswer,
    errors: [],
  }),
  saveSearch: defineCall(savedSearchEndpoints.saveSearch, {
    summary: 'Save a search',
    description: 'Saves a result page under a name. A search that is saved already gets the new name.',
    body: SaveSearchInput,
    answer: searchAnswer,
    errors: [...fieldErrors, 'search_name_required', 'too_many_saved'],
  }),
  mergeSavedSearches: defineCall(savedSearchEndpoints.mergeSavedSearches, {
    summary: 'Merge saved searches',
    description: 'Adds searches that the device saved before the login. A repeated request changes nothing.',
    body: MergeSearchesInput,
    answer: listAnswer,
    errors: [...fieldErrors, 'search_name_required'],
  }),
  renameSavedSearch: defineCall(savedSearchEndpoints.renameSavedSearch, {
    summary: 'Rename a saved search',
    description: 'Gives it another name.',
    params: IdParams,
    body: SavedSearchInput,
    answer: searchAnswer,
    errors: [...BODY_ERRORS, 'invalid_id', 'search_name_required', 'not_found'],
  }),
  removeSavedSearch: defineCall(savedSearchEndpoints.removeSavedSearch, {
    summary: 'Remove a saved search',
    description: 'Removes its alert, too. A repeated request gets the same answer.',
    params: IdParams,
    answer: Done,
    errors: ['invalid_id'],
  }),
  markSavedSearchSeen: defineCall(savedSearchEndpoints.markSavedSearchSeen, {
    summary: 'Mark a saved search as seen',
    description: 'Its results are no longer counted as new.',
    params: IdParams,
    answer: searchAnswer,
    errors: ['invalid_id', 'not_found'],
  }),
  setSearchAlert: defineCall(savedSearchEndpoints.setSearchAlert, {
    summary: 'Set the alert of a saved search',
    description: 'How often, and by which channel, the user hears of new results.',
    params: IdParams,
    body: AlertInput,
    answer: searchAnswer,
    errors: [...fieldErrors, 'invalid_choice', 'invalid_id', 'alert_channel_required', 'not_found'],
  }),
};
