import { useCallback } from 'react';

export type ShareOutcome = 'shared' | 'copied' | 'failed';

export interface SharedPage {
  url: string;
  title: string;
}

/** The user dismissed the share sheet: do nothing. */
const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function shareBySystem(page: SharedPage): Promise<boolean> {
  if (!('share' in navigator) || (navigator.canShare && !navigator.canShare(page))) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return wasDismissed(error);
  }
}

/** Shares by the system's share sheet if available, else by copying the address. */
export async function share(page: SharedPage): Promise<ShareOutcome> {
  if (await shareBySystem(page)) return 'shared';
  try {
    await window.navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** `share` as an event handler, which reports the result. */
export function useShare(page: SharedPage, onDone: (outcome: ShareOutcome) => void): () => void {
  const { url, title } = page;
  return useCallback(() => void share({ url, title }).then(onDone), [url, title, onDone]);
}
