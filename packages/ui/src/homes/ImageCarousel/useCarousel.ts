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
  /** Whether a person has shown interest: only then are neighbours requested and controls drawn. */
  awake: boolean;
  /** Furthest picture that has been near the shown one; what was requested stays. */
  reached: number;
}

export interface CarouselOptions {
  /** The picture that is shown first. */
  startIndex?: number;
  onIndex?: (index: number) => void;
}

/** A finger that has moved so far sideways turns pictures; less is a tap or the start of a scroll. */
const INTEREST_PX = 6;

const AT_REST: CarouselState = { index: 0, awake: false, reached: 0 };

/**
 * Index, swipes and keys of a row of pictures. The handlers go on the element that holds it all; the element that
 * moves is the one inside it with `data-track`.
 */
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
    // A finger that only scrolls past is no interest.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && wake(),
    onFocus: wake,
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0];
      const track = event.currentTarget.querySelector<HTMLElement>('[data-track]');
      if (!touch || event.touches.length > 1 || count < 2) return;
      // The link that covers a card receives touches of the whole card; only those over the pictures turn them.
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
