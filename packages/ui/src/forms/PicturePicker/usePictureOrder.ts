import { type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../../foundation/useLocale.ts';
import { placeAfterKey } from './pictureRules.ts';
import { usePictureDrag } from './usePictureDrag.ts';

/** What happened to a picture that is being moved, for the live region. `index` counts from 1, as it was then. */
export interface OrderNews {
  what: 'grabbed' | 'moved' | 'dropped' | 'returned';
  index: number;
  count: number;
}

const columnsOf = (list: HTMLElement | null) =>
  list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;

/**
 * Puts pictures in order: by keyboard, where a press on the grip picks a picture up and the arrows carry it, and by
 * pointer. The order itself is the host's: every step is an `onMove`.
 */
export function usePictureOrder(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const { dir } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [grabbed, setGrabbed] = useState<{ id: string; from: number } | null>(null);
  const [news, setNews] = useState<OrderNews | null>(null);
  const order = ids.join(' ');
  const say = (what: OrderNews['what'], index: number) => setNews({ what, index: index + 1, count: ids.length });

  const drag = usePictureDrag(list, ids, onMove, (index) => say('dropped', index));

  // The browser takes the focus from an element that changes its place in the document.
  const shownOrder = useRef(order);
  useLayoutEffect(() => {
    if (shownOrder.current === order) return;
    shownOrder.current = order;
    if (grabbed) list.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(grabbed.id)}"] .grip`)?.focus();
  }, [order, grabbed]);

  const letGo = (index: number) => {
    setGrabbed(null);
    say('dropped', index);
  };

  const gripProps = (id: string, index: number) => ({
    'aria-pressed': grabbed?.id === id,
    onClick(event: MouseEvent) {
      // A pointer's click ends a drag; a key's has no count.
      if (event.detail > 0) return;
      if (grabbed?.id === id) return letGo(index);
      setGrabbed({ id, from: index });
      say('grabbed', index);
    },
    onKeyDown(event: KeyboardEvent) {
      if (grabbed?.id !== id) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        setGrabbed(null);
        if (grabbed.from !== index) onMove(id, grabbed.from);
        return say('returned', grabbed.from);
      }
      const to = placeAfterKey(event.key, index, { count: ids.length, columns: columnsOf(list.current), dir });
      if (to === null) return;
      event.preventDefault();
      if (to !== index) onMove(id, to);
      say('moved', to);
    },
    onBlur(event: FocusEvent) {
      // Without a next element it is the browser's own, in the middle of a move.
      if (grabbed?.id === id && event.relatedTarget) letGo(index);
    },
  });

  return {
    listProps: { ref: list, onPointerDown: drag.onPointerDown },
    gripProps,
    /** The picture that is being moved. */
    heldId: drag.heldId ?? grabbed?.id ?? null,
    news,
  };
}
