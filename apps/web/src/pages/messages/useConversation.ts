import type { Message } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isNotFound } from '../../api/error.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { isLiveAtom } from '../../messages/liveState.ts';
import { addEarlier, addLatest, addSent, toHistory } from '../../messages/messageHistory.ts';

const POLL_MS = 5000;
/** Also notices the end of a viewing’s time. */
const LIVE_POLL_MS = 60_000;
const NO_HISTORY = { messages: [], hasEarlier: false };

/** A conversation with all of its messages that were loaded so far; new ones are polled while the page is visible. */
export function useConversation(id: string) {
  const params = { id };
  const isLive = useAtomValue(isLiveAtom);
  const refetchInterval = isLive ? LIVE_POLL_MS : POLL_MS;
  const latest = useApiQuery('getConversation', { params, query: {} }, { staleTime: 0, refetchInterval });
  const [before, setBefore] = useState<string>();
  const earlier = useApiQuery('getConversation', before === undefined ? undefined : { params, query: { before } }, {
    staleTime: Number.POSITIVE_INFINITY,
  });

  const [history, setHistory] = useState(latest.data ? toHistory(latest.data.data) : NO_HISTORY);
  const [shownLatest, setShownLatest] = useState(latest.data);
  if (latest.data && latest.data !== shownLatest) {
    setShownLatest(latest.data);
    const { data } = latest.data;
    setHistory((previous) => (shownLatest ? addLatest(previous, data) : toHistory(data)));
  }
  const [shownEarlier, setShownEarlier] = useState(earlier.data);
  if (earlier.data && earlier.data !== shownEarlier) {
    setShownEarlier(earlier.data);
    const { data } = earlier.data;
    setHistory((previous) => addEarlier(previous, data));
  }

  const showEarlier = () => {
    if (earlier.isError) void earlier.refetch();
    else setBefore(history.messages[0]?.id);
  };
  const getStatus = () => {
    if (latest.data) return 'ready' as const;
    if (!latest.isError) return 'loading' as const;
    return isNotFound(latest.error) ? ('missing' as const) : ('failed' as const);
  };
  return {
    status: getStatus(),
    conversation: latest.data?.data,
    messages: history.messages,
    onLoadEarlier: history.hasEarlier ? showEarlier : undefined,
    isLoadingEarlier: before !== undefined && earlier.isFetching,
    hasEarlierFailed: earlier.isError && !earlier.isFetching,
    reload: () => void latest.refetch(),
    addSent: (message: Message) => setHistory((previous) => addSent(previous, message)),
  };
}
