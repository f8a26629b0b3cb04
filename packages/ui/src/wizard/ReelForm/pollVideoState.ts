import type { VideoState } from '@mashrabiya/contract';

/** State of a video on the server; null if it was deleted. */
export type FetchVideoState = (id: string) => Promise<VideoState | null>;

const POLL_INTERVAL_MS = 10_000;

/**
 * Polls until a video can be played, failed to transcode, or was deleted. Reports each time that it is still
 * transcoding, or that its state cannot be read (`unknown`). Ignore the result after an abort.
 */
export async function pollVideoState(
  fetchState: () => Promise<VideoState | null>,
  onPending: (state: 'preparing' | 'unknown') => void,
  signal: AbortSignal,
): Promise<'ready' | 'failed' | null> {
  for (;;) {
    const state = await fetchState().catch(() => 'unknown' as const);
    if (signal.aborted) return null;
    if (state !== 'preparing' && state !== 'unknown') return state;
    onPending(state);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    if (signal.aborted) return null;
  }
}
