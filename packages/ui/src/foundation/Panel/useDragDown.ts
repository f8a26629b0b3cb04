import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Further than this, in pixels, and a drag is meant. */
const SLOP = 6;

/** Whether something under the finger, up to the panel, is scrolled away from its top. */
function isScrolled(target: EventTarget | null, panel: Element): boolean {
  for (let at = target instanceof Element ? target : panel; ; at = at.parentElement ?? panel) {
    if (at.scrollTop > 0) return true;
    if (at === panel) return false;
  }
}

/**
 * Lets a finger drag a panel down while it is scrolled to its top. Released while still moving downwards it closes,
 * otherwise it springs back (specification, section 2). A finger that starts sideways or upwards is left to what the
 * panel holds. After a drag that closed it, the panel leaves downwards: it carries `data-dragged` until it opens again.
 */
export function useDragDown(panel: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    if (!element || !open) return;
    let start: { x: number; y: number } | null = null;
    let last = 0;
    let dragging = false;
    let downwards = false;

    const begin = ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const alone = touches.length === 1 && !isScrolled(target, element);
      start = touch && alone ? { x: touch.clientX, y: touch.clientY } : null;
      last = start?.y ?? 0;
      dragging = false;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const distance = touch.clientY - start.y;
      const aside = Math.abs(touch.clientX - start.x);
      if (!dragging && Math.max(Math.abs(distance), aside) < SLOP) return;
      if (!dragging && distance < aside) {
        start = null;
        return;
      }
      dragging = true;
      downwards = touch.clientY > last;
      last = touch.clientY;
      if (event.cancelable) event.preventDefault();
      element.style.transition = 'none';
      element.style.translate = `0 ${Math.max(0, distance)}px`;
    };
    const springBack = () => {
      start = null;
      element.style.transition = '';
      element.style.translate = '';
    };
    const end = () => {
      const closes = start !== null && dragging && downwards;
      springBack();
      if (!closes) return;
      element.dataset.dragged = '';
      close();
    };

    delete element.dataset.dragged;
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', springBack);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', springBack);
    };
  }, [panel, open]);
}
