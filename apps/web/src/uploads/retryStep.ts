import { ApiError } from '../api/error.ts';

/** Attempts of one step, with growing pauses after network errors. */
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 1_000;

/** Waits until the time has passed, the connection returns, or the upload is aborted. */
const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(finish, milliseconds);
    function finish() {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal?.removeEventListener('abort', finish);
      resolve();
    }
    addEventListener('online', finish);
    signal?.addEventListener('abort', finish);
  });

const isConnectionError = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'body_too_slow' || error.status >= 500);

export async function retryStep<T>(step: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    try {
      return await step();
    } catch (error) {
      signal?.throwIfAborted();
      if (!isConnectionError(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), signal);
    }
  }
}
