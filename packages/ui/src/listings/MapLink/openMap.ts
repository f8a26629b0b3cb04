import type { MouseEvent } from 'react';

/**
 * Opens a map link in a new tab and reports a blocked one (specification, section 8). Clicks with a modifier key are
 * left to the browser. `noopener` would make `window.open` return null even on success, so the opener is cleared
 * afterwards.
 */
export function openMap(
  event: MouseEvent<HTMLAnchorElement>,
  blockedMessage: string,
  onBlocked: (message: string) => void = (message) => window.alert(message),
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const tab = window.open(event.currentTarget.href, '_blank');
  if (tab) tab.opener = null;
  else onBlocked(blockedMessage);
}
