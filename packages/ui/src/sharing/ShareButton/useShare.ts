import { useCallback } from 'react';

export type ShareOutcome = 'shared' | 'copied' | 'failed';

export interface Shared {
  url: string;
  title: string;
}

/** The user dismissed the share sheet: do nothing. */
const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function byTheSystem(shared: Shared): Promise<boolean> {
  if (!('share' in navigator) || (navigator.canShare && !navigator.canShare(shared))) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return wasDismissed(error);
  }
}

/** Shares by the system's share sheet if available, else by copying the address. */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if (await byTheSystem(shared)) return 'shared';
  try {
    await window.navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** `share` as an event handler, which reports the result. */
export function useShare(shared: Shared, onDone: (outcome: ShareOutcome) => void): () => void {
  const { url, title } = shared;
  return useCallback(() => void share({ url, title }).then(onDone), [url, title, onDone]);
}
