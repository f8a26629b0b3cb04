import { CACHE_FRESH_MS, FETCH_RETRIES } from '@mashrabiya/contract';
import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './error.ts';

/** Client errors (4xx) are not retried. */
const isClientError = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

const isOffline = () => navigator.onLine === false;

/**
 * `jotai-tanstack-query` resets a query whose last fetch failed when its reader unmounts or changes its options. Its
 * earlier answer stays: offline, a reset query would load until the network is back. The library has no option for this,
 * and React Query's own hooks serve no atoms, which derive values from queries.
 */
function keepAnswersAfterFailures(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return;
    const reset = query.reset.bind(query);
    query.reset = () => {
      if (query.state.data === undefined) reset();
    };
  });
}

/** Five minutes stale time; three retries, but none offline, and none on the server: the visitor waits. */
export function createQueryClient(isServer: boolean): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_FRESH_MS,
        // Fails offline instead of waiting, so that the page shows it.
        networkMode: 'always',
        retry: isServer ? false : (count, error) => !isClientError(error) && !isOffline() && count < FETCH_RETRIES,
        // A new answer would move or replace what the user reads or works on.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // An error of the server render stays; a button or a later visit retries.
        retryOnMount: false,
      },
    },
  });
  keepAnswersAfterFailures(queryClient);
  return queryClient;
}

const hasFailed = ({ state }: Query) =>
  state.status === 'error' && state.data === undefined && !isClientError(state.error);

/** Refetches failed queries once the network is back; hidden ones when they are next shown. */
export function refetchFailed(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: hasFailed });
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}
