import { CACHE_FRESH_MS, FETCH_RETRIES } from '@mashrabiya/contract';
import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './error.ts';

/** Statuses that are not retried. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** True when the device reports that it has no network. */
const isOffline = () => navigator.onLine === false;

/**
 * Creates a query client: five minutes stale time; three retries, but none without a network, where they are bound to
 * fail, and none on the server, where the visitor waits.
 */
export const createQueryClient = (isServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_FRESH_MS,
        retry: isServer ? false : (count, error) => !isFinal(error) && !isOffline() && count < FETCH_RETRIES,
        refetchOnWindowFocus: false,
        // An error of the server render is shown; a button or a later visit retries.
        retryOnMount: false,
      },
    },
  });

const hasFailed = ({ state }: Query) => state.status === 'error' && state.data === undefined && !isFinal(state.error);

/** Asks again for what failed, now that the network is back; what is not shown, when it is next. */
export function refetchFailed(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: hasFailed });
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}
