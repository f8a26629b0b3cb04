import { useApiPages } from '../../api/useApiQuery.ts';

const POLL_MS = 30_000;

export type Inbox = ReturnType<typeof useInbox>;

/** Conversations of the user, the latest message first; polled while the page is visible. */
export function useInbox(isShown: boolean) {
  const list = useApiPages('listConversations', isShown ? { query: {} } : undefined, {
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
  const status: 'ready' | 'failed' | 'loading' = list.data ? 'ready' : list.isError ? 'failed' : 'loading';
  return {
    conversations: list.data?.pages.flatMap(({ data }) => data.data) ?? [],
    status,
    onMore: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
    retry: () => void list.refetch(),
  };
}
