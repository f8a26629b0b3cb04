import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { motion } from '../../theme/tokens.ts';

/** Distance in pixels from which releasing dismisses. */
const DISMISS_DISTANCE_PX = 80;

/** Pointer handlers to drag an element away sideways; below 80 px it springs back. */
export function useDragToDismiss(onDismiss: () => void) {
  const start = useRef<number | null>(null);

  const move = (event: PointerEvent<HTMLElement>, distance: number | null) => {
    const { style } = event.currentTarget;
    style.transition = distance === null ? `translate ${motion.calm}ms, opacity ${motion.calm}ms` : 'none';
    style.translate = distance === null ? '' : `${distance}px 0`;
    style.opacity = distance === null ? '' : `${Math.max(0, 1 - Math.abs(distance) / (2.5 * DISMISS_DISTANCE_PX))}`;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) move(event, event.clientX - start.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const distance = event.clientX - start.current;
      start.current = null;
      if (Math.abs(distance) >= DISMISS_DISTANCE_PX) onDismiss();
      else move(event, null);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      move(event, null);
    },
  };
}
