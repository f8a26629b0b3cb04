import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Further than this, in pixels, and a drag is meant. */
const SLOP = 6;

/**
 * Lets a finger drag a panel down while it is scrolled to its top. Released while still moving downwards it closes,
 * otherwise it springs back (specification, section 2).
 */
export function useDragDown(panel: RefObject<HTMLElement | null>, enabled: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    if (!element || !enabled) return;
    let start: number | null = null;
    let last = 0;
    let downwards = false;

    const begin = (event: TouchEvent) => {
      start = element.scrollTop <= 0 ? (event.touches[0]?.clientY ?? null) : null;
      last = start ?? 0;
      downwards = false;
    };
    const move = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (start === null || y === undefined) return;
      downwards = y > last;
      last = y;
      const distance = y - start;
      if (distance < SLOP) return;
      event.preventDefault();
      element.style.transition = 'none';
      element.style.translate = `0 ${distance}px`;
    };
    const end = () => {
      const dragged = start !== null && last - start >= SLOP;
      start = null;
      element.style.transition = '';
      element.style.translate = '';
      if (dragged && downwards) close();
    };

    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [panel, enabled]);
}
