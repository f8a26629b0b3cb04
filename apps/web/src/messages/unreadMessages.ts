import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { queryContextAtom } from '../api/queryContext.ts';
import { isLiveAtom } from './liveState.ts';

const POLL_MS = 60_000;
const LIVE_POLL_MS = 10 * 60_000;

const unreadQueryAtom = atomWithQuery((get) => ({
  ...apiQueryOptions(get(queryContextAtom), 'getUnreadMessages', {}),
  refetchInterval: get(isLiveAtom) ? LIVE_POLL_MS : POLL_MS,
}));

/** Number of unread messages of all conversations; 0 for visitors and until it is loaded. */
export const unreadMessagesAtom = atom((get) => get(unreadQueryAtom).data?.data.unread ?? 0);
