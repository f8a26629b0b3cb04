import { CACHE_FRESH_MS, FETCH_RETRIES } from '@mashrabiya/contract';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './error.ts';

/** Answers that a second attempt cannot change. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** A new cache: five minutes fresh, three retries in the browser, none on the server, where the visitor waits. */
export const createQueryClient = (isServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_FRESH_MS,
        retry: isServer ? false : (count, error) => !isFinal(error) && count < FETCH_RETRIES,
        refetchOnWindowFocus: false,
        // What failed on the server is shown as failed; a button, or coming back later, tries again.
        retryOnMount: false,
      },
    },
  });
