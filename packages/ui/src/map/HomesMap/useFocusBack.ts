import { useEffect, useEffectEvent } from 'react';

/**
 * Gives the focus back to the mark of what lay over the map, however it went: by its button, by Escape, by Back. Whoever
 * has gone on to something else keeps the focus there.
 */
export function useFocusBack<T extends string | true>(
  open: T | false | undefined,
  markOf: (open: T) => Element | null | undefined,
) {
  const giveBack = useEffectEvent((was: T) => {
    if (document.activeElement !== document.body) return;
    const mark = markOf(was);
    if (mark instanceof HTMLElement) mark.focus({ preventScroll: true });
  });
  useEffect(() => (open ? () => giveBack(open) : undefined), [open]);
}
