import type { Direction } from '@mashrabiya/i18n';
import { type KeyboardEvent, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { clampIndex, dragOffset, indexAfterSwipe, keyStep } from './carousel.ts';
import { msSinceScroll, watchScroll } from './scrollClock.ts';

interface Drag {
  x: number;
  track: HTMLElement | null;
}

export interface CarouselState {
  index: number;
  /** Set by the first interaction: only then neighbours load and controls render. */
  awake: boolean;
  /** Highest index that was next to the shown one; loaded pictures stay. */
  reached: number;
}

export interface CarouselOptions {
  startIndex?: number;
  onIndex?: (index: number) => void;
}

/** Sideways movement that counts as a swipe; less is a tap or the start of a scroll. */
const INTEREST_PX = 6;

const AT_REST: CarouselState = { index: 0, awake: false, reached: 0 };

/** Index, swipes and keys of a carousel. Put the handlers on the root; the moving element inside has `data-track`. */
export function useCarousel(count: number, dir: Direction, options: CarouselOptions = {}) {
  const { startIndex = 0, onIndex } = options;
  const [state, setState] = useState(
    startIndex ? { index: startIndex, awake: true, reached: startIndex + 1 } : AT_REST,
  );
  const drag = useRef<Drag>(null);
  useEffect(watchScroll, []);

  const go = (to: number) => {
    const index = clampIndex(to, count);
    setState((now) => ({ index, awake: true, reached: Math.max(now.reached, index + 1) }));
    if (index !== state.index) onIndex?.(index);
  };
  const wake = () => {
    if (!state.awake && count > 1) go(state.index);
  };

  const settle = () => {
    drag.current?.track?.style.removeProperty('--drag');
    drag.current?.track?.classList.remove('dragging');
    drag.current = null;
  };

  const handlers = {
    // Touch that only scrolls past is not an interaction.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && wake(),
    onFocus: wake,
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0];
      const track = event.currentTarget.querySelector<HTMLElement>('[data-track]');
      if (!touch || event.touches.length > 1 || count < 2) return;
      // The link that covers a card receives touches of the whole card; only those over the pictures count.
      const box = track?.getBoundingClientRect();
      if (!box || touch.clientY < box.top || touch.clientY > box.bottom) return;
      drag.current = { x: touch.clientX, track };
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0];
      if (!drag.current || !touch) return;
      const dx = dragOffset(touch.clientX - drag.current.x, state.index, count, dir);
      if (Math.abs(dx) > INTEREST_PX) wake();
      drag.current.track?.classList.add('dragging');
      drag.current.track?.style.setProperty('--drag', `${dx}px`);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const touch = event.changedTouches[0];
      if (!drag.current || !touch) return;
      const dx = touch.clientX - drag.current.x;
      settle();
      const next = indexAfterSwipe(state.index, count, { dx, dir, msSinceScroll: msSinceScroll(event) });
      if (next !== state.index) go(next);
    },
    onTouchCancel: settle,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = keyStep(event.key, dir);
      if (step === null || count < 2 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(state.index + step);
    },
  };
  return { ...state, go, handlers };
}
