import { useEffect, useEffectEvent } from 'react';

/**
 * Returns the focus to the marker when its card or list closes, by button, Escape or Back. Does nothing if the focus
 * has moved elsewhere.
 */
export function useRestoreFocus<T extends string | true>(
  open: T | false | undefined,
  getMarker: (open: T) => Element | null | undefined,
) {
  const restoreFocus = useEffectEvent((previouslyOpen: T) => {
    if (document.activeElement !== document.body) return;
    const marker = getMarker(previouslyOpen);
    if (marker instanceof HTMLElement) marker.focus({ preventScroll: true });
  });
  useEffect(() => (open ? () => restoreFocus(open) : undefined), [open]);
}
