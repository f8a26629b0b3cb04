import type { Endpoint } from '../call/endpoint.ts';

export const savedSearchEndpoints = {
  listSavedSearches: { method: 'GET', path: '/saved-searches', access: 'required' },
  saveSearch: { method: 'POST', path: '/saved-searches', access: 'required' },
  mergeSavedSearches: { method: 'POST', path: '/saved-searches/merge', access: 'required' },
  renameSavedSearch: { method: 'POST', path: '/saved-searches/{id}', access: 'required' },
  removeSavedSearch: { method: 'DELETE', path: '/saved-searches/{id}', access: 'required' },
  markSavedSearchSeen: { method: 'POST', path: '/saved-searches/{id}/looks', access: 'required' },
  setSearchAlert: { method: 'POST', path: '/saved-searches/{id}/alert', access: 'required' },
} as const satisfies Record<string, Endpoint>;
