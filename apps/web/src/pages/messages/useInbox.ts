import { useAtomValue } from 'jotai';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { isLiveAtom } from '../../messages/liveState.ts';

const POLL_MS = 30_000;
const LIVE_POLL_MS = 10 * 60_000;

export type Inbox = ReturnType<typeof useInbox>;

/** Conversations of the user, the latest message first; polled while the page is visible, rarely if changes are reported live. */
export function useInbox(isShown: boolean) {
  const isLive = useAtomValue(isLiveAtom);
  const list = useApiPages('listConversations', isShown ? { query: {} } : undefined, {
    staleTime: 0,
    refetchInterval: isLive ? LIVE_POLL_MS : POLL_MS,
  });
  return {
    conversations: list.data?.pages.flatMap(({ data }) => data.data) ?? [],
    status: getQueryStatus(list),
    list,
  };
}
