import type { Direction } from '@mashrabiya/i18n';
import { type KeyboardEvent, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { clampIndex, getDragOffset, getIndexAfterSwipe, getKeyStep } from './carousel.ts';
import { getMsSinceScroll, watchScroll } from './scrollClock.ts';

interface Drag {
  x: number;
  track: HTMLElement | null;
}

interface CarouselState {
  index: number;
  /** Set by the first interaction: only then neighbours load and controls render. */
  isActivated: boolean;
  /** Highest index that was next to the shown one; loaded pictures stay. */
  maxLoadedIndex: number;
}

export interface CarouselOptions {
  startIndex?: number;
  onIndexChange?: (index: number) => void;
}

/** Sideways movement that counts as a swipe; less is a tap or the start of a scroll. */
const DRAG_START_PX = 6;

const INITIAL_STATE: CarouselState = { index: 0, isActivated: false, maxLoadedIndex: 0 };

/** Index, swipes and keys of a carousel. Put the handlers on the root; the moving element inside has `data-track`. */
export function useCarousel(count: number, dir: Direction, options: CarouselOptions = {}) {
  const { startIndex = 0, onIndexChange } = options;
  const [state, setState] = useState(
    startIndex ? { index: startIndex, isActivated: true, maxLoadedIndex: startIndex + 1 } : INITIAL_STATE,
  );
  const drag = useRef<Drag>(null);
  useEffect(watchScroll, []);

  const goTo = (to: number) => {
    const index = clampIndex(to, count);
    setState((now) => ({ index, isActivated: true, maxLoadedIndex: Math.max(now.maxLoadedIndex, index + 1) }));
    if (index !== state.index) onIndexChange?.(index);
  };
  const activate = () => {
    if (!state.isActivated && count > 1) goTo(state.index);
  };

  const endDrag = () => {
    drag.current?.track?.style.removeProperty('--drag');
    drag.current?.track?.classList.remove('dragging');
    drag.current = null;
  };

  const handlers = {
    // Touch that only scrolls past is not an interaction.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && activate(),
    onFocus: activate,
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
      const dx = getDragOffset(touch.clientX - drag.current.x, state.index, count, dir);
      if (Math.abs(dx) > DRAG_START_PX) activate();
      drag.current.track?.classList.add('dragging');
      drag.current.track?.style.setProperty('--drag', `${dx}px`);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const touch = event.changedTouches[0];
      if (!drag.current || !touch) return;
      const dx = touch.clientX - drag.current.x;
      endDrag();
      const next = getIndexAfterSwipe(state.index, count, { dx, dir, msSinceScroll: getMsSinceScroll(event) });
      if (next !== state.index) goTo(next);
    },
    onTouchCancel: endDrag,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = getKeyStep(event.key, dir);
      if (step === null || count < 2 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(state.index + step);
    },
  };
  return { ...state, goTo, handlers };
}
