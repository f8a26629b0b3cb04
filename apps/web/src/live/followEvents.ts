import type { UserEvents } from '@mashrabiya/contract';
import { readServerEvents } from './readServerEvents.ts';

/** The server sends something every 20 s. */
export const MAX_SILENCE_MS = 50_000;
const MAX_RETRY_MS = 60_000;

export interface FollowOptions {
  /** Opens the stream after an event; rejects if it is refused. */
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  onEvents(events: UserEvents): void;
  /** Called after each failure with the number of failures since the last event. */
  onFailure(count: number): void;
  /** Ends it. */
  signal: AbortSignal;
}

/** Waits some time, or until the network is back; without a network only for that. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = navigator.onLine === false ? undefined : setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Doubles with each failure; random, so that the clients of a stopped node do not come back at once. */
const computeRetryDelay = (failureCount: number): number =>
  Math.min(1000 * 2 ** (failureCount - 1), MAX_RETRY_MS) * (0.5 + Math.random() / 2);

/** Follows the user's stream of events, and resumes it whenever it breaks, until the signal is aborted. */
export async function followEvents({ open, onEvents, onFailure, signal }: FollowOptions): Promise<void> {
  let lastEventId: string | undefined;
  let failureCount = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    signal.addEventListener('abort', abort);
    let silenceTimer = setTimeout(abort, MAX_SILENCE_MS);
    try {
      for await (const { id, data } of readServerEvents(await open(lastEventId, attempt.signal))) {
        clearTimeout(silenceTimer);
        silenceTimer = setTimeout(abort, MAX_SILENCE_MS);
        lastEventId = id;
        failureCount = 0;
        onEvents(JSON.parse(data));
      }
    } catch {
      // Refused or broken: tried again below.
    } finally {
      clearTimeout(silenceTimer);
      signal.removeEventListener('abort', abort);
    }
    if (signal.aborted) return;
    onFailure(++failureCount);
    await wait(computeRetryDelay(failureCount), signal);
  }
}
