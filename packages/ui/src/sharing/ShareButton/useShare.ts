import { useCallback } from 'react';

/** What became of sharing: given to the system's sheet, copied, or not possible. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

export interface Shared {
  /** Absolute address. */
  url: string;
  title: string;
}

/** The person closed the system's sheet: nothing is left to be done. */
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

/** Shares by the system's own sheet where there is one, else by copying the address. */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if (await byTheSystem(shared)) return 'shared';
  try {
    await window.navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The same for a button: tells what became of it. */
export function useShare(shared: Shared, onDone: (outcome: ShareOutcome) => void): () => void {
  const { url, title } = shared;
  return useCallback(() => void share({ url, title }).then(onDone), [url, title, onDone]);
}
