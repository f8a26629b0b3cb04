import { CACHE_FRESH_MS, FETCH_RETRIES } from '@mashrabiya/contract';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './error.ts';

/** Statuses that are not retried. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Creates a query client: five minutes stale time; three retries, but none on the server, where the visitor waits. */
export const createQueryClient = (isServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_FRESH_MS,
        retry: isServer ? false : (count, error) => !isFinal(error) && count < FETCH_RETRIES,
        refetchOnWindowFocus: false,
        // An error of the server render is shown; a button or a later visit retries.
        retryOnMount: false,
      },
    },
  });
