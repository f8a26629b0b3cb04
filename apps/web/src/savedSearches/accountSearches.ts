import type { Alert, CallAnswer, CallInput, CallName, SavedSearch } from '@mashrabiya/contract';
import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type Effects, mutateApi } from '../api/apiMutationOptions.ts';
import { apiQueryAtom } from '../api/apiQueryAtom.ts';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { createChange } from '../api/cacheChange.ts';
import { invalidateCalls } from '../api/invalidateCalls.ts';
import { queryContextAtom } from '../api/queryContext.ts';
import type { SavedSearch as DeviceSearch } from '../device/savedSearches.ts';

const CHANNEL = 'mashrabiya-saved';

const queryAtom = apiQueryAtom('listSavedSearches', {});

/** Refetches the list after a change in another tab. */
const crossTabSyncAtom = atom(null, (get) => {
  void invalidateCalls(get(queryClientAtom), ['listSavedSearches']);
});
crossTabSyncAtom.onMount = (follow) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => follow();
  return () => channel.close();
};

/** Saved searches of the account, synchronised between tabs. */
export const accountSearchesAtom = atom((get) => {
  get(crossTabSyncAtom);
  return get(queryAtom);
});

function broadcast(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

type SearchList = readonly SavedSearch[];

const createListChange = (update: (list: SearchList) => SearchList) =>
  createChange('listSavedSearches', ({ data }) => ({ data: [...update(data)] }));

const withSearch = (list: SearchList, search: SavedSearch): SearchList =>
  list.some(({ id }) => id === search.id)
    ? list.map((savedSearch) => (savedSearch.id === search.id ? search : savedSearch))
    : [search, ...list];

type SearchCall = 'saveSearch' | 'renameSavedSearch' | 'markSavedSearchSeen' | 'setSearchAlert';
const searchEffects: Effects<SearchCall> = {
  writes: ({ data }) => [createListChange((list) => withSearch(list, data))],
};

/** Sends a change, applies it, and notifies other tabs. */
async function mutateSavedSearches<N extends CallName>(
  get: Getter,
  call: N,
  input: CallInput<N>,
  effects: Effects<N>,
): Promise<CallAnswer<N>> {
  const { client, user } = get(queryContextAtom);
  const context = { client, queryClient: get(queryClientAtom), user: () => user };
  const answer = await mutateApi(context, call, input, effects);
  broadcast();
  return answer;
}

export const saveInAccountAtom = atom(null, (get, _set, body: { href: string; name: string }) =>
  mutateSavedSearches(get, 'saveSearch', { body }, searchEffects),
);

export const renameInAccountAtom = atom(null, (get, _set, id: string, name: string) =>
  mutateSavedSearches(get, 'renameSavedSearch', { params: { id }, body: { name } }, searchEffects),
);

export const removeFromAccountAtom = atom(null, (get, _set, id: string) => {
  const optimistic = () => [createListChange((list) => list.filter((savedSearch) => savedSearch.id !== id))];
  return mutateSavedSearches(get, 'removeSavedSearch', { params: { id } }, { optimistic });
});

export const setSearchAlertAtom = atom(null, (get, _set, id: string, alert: Alert) => {
  const withAlert = (list: SearchList) =>
    list.map((savedSearch) => (savedSearch.id === id ? { ...savedSearch, alert } : savedSearch));
  const optimistic = () => [createListChange(withAlert)];
  return mutateSavedSearches(get, 'setSearchAlert', { params: { id }, body: alert }, { optimistic, ...searchEffects });
});

/** Records a visit to a search; returns undefined if it is not saved. */
export const visitInAccountAtom = atom(null, async (get, _set, href: string): Promise<string | undefined> => {
  const query = apiQueryOptions(get(queryContextAtom), 'listSavedSearches', {});
  const { data: list } = await get(queryClientAtom).ensureQueryData(query);
  const savedSearch = list.find((candidate) => candidate.href === href);
  if (!savedSearch) return undefined;
  const { data } = await mutateSavedSearches(
    get,
    'markSavedSearchSeen',
    { params: { id: savedSearch.id } },
    searchEffects,
  );
  return data.checked_before;
});

const toBody = ({ href, name, savedAt, checkedAt, checkedBefore }: DeviceSearch) => ({
  href,
  name,
  saved_at: savedAt,
  checked_at: checkedAt,
  checked_before: checkedBefore,
});

export const mergeIntoAccountAtom = atom(null, async (get, _set, searches: readonly DeviceSearch[]) => {
  const body = { searches: searches.map(toBody) };
  const answer = await mutateSavedSearches(
    get,
    'mergeSavedSearches',
    { body },
    {
      writes: ({ data }) => [createListChange(() => data)],
      // The list may have been loaded before the merge.
      invalidates: ['listSavedSearches'],
    },
  );
  return answer.data;
});
