import { ApiError } from '../api/error.ts';

/** Attempts of one step, with growing pauses after network errors. */
const TRIES = 6;
const FIRST_PAUSE_MS = 1_000;

/** Waits until the time has passed, the connection returns, or the upload is aborted. */
const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(go, milliseconds);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal?.removeEventListener('abort', go);
      resolve();
    }
    addEventListener('online', go);
    signal?.addEventListener('abort', go);
  });

const isLineBroken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'body_too_slow' || error.status >= 500);

/** Runs a step of an upload, and retries it after network errors. */
export async function retrying<T>(step: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    try {
      return await step();
    } catch (error) {
      signal?.throwIfAborted();
      if (!isLineBroken(error) || attempt === TRIES) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), signal);
    }
  }
}
