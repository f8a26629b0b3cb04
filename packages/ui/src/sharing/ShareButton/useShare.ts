import { useCallback } from 'react';

export type ShareOutcome = 'shared' | 'copied' | 'failed';

export interface SharedPage {
  url: string;
  title: string;
}

/** The user dismissed the share sheet: do nothing. */
const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function shareBySystem(shared: SharedPage): Promise<boolean> {
  if (!('share' in navigator) || (navigator.canShare && !navigator.canShare(shared))) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return wasDismissed(error);
  }
}

/** Shares by the system's share sheet if available, else by copying the address. */
export async function share(shared: SharedPage): Promise<ShareOutcome> {
  if (await shareBySystem(shared)) return 'shared';
  try {
    await window.navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** `share` as an event handler, which reports the result. */
export function useShare(shared: SharedPage, onDone: (outcome: ShareOutcome) => void): () => void {
  const { url, title } = shared;
  return useCallback(() => void share({ url, title }).then(onDone), [url, title, onDone]);
}
