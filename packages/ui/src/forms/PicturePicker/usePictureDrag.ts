import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A picture under way: which one, and where within it the pointer holds it. */
interface Drag {
  id: string;
  pointerId: number;
  holdX: number;
  holdY: number;
}

const tilesOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-picture]') ?? []),
];

/** A finger drags by the grip alone, so that the page still scrolls; a mouse drags by the picture too. */
const mayStart = (event: PointerEvent, target: Element): boolean =>
  event.button === 0 &&
  (target.closest('.grip') !== null || (event.pointerType === 'mouse' && target.closest('.picture') !== null)) &&
  !target.closest('button:not(.grip)');

/**
 * Lets a pointer carry a picture over the others, which make room as it passes. It listens to the document: a picture
 * that changes its place in it would lose a captured pointer.
 */
export function usePictureDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (id: string, to: number) => void,
  onDrop: (index: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef({ x: 0, y: 0 });

  const follow = useEffectEvent(() => {
    const tile = tilesOf(list.current).find((one) => one.dataset.picture === drag?.id);
    if (!tile || !drag) return;
    tile.style.translate = '';
    const box = tile.getBoundingClientRect();
    tile.style.translate = `${pointer.current.x - drag.holdX - box.x}px ${pointer.current.y - drag.holdY - box.y}px`;
  });
  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (event.pointerId !== drag?.pointerId) return;
    const { clientX: x, clientY: y } = event;
    pointer.current = { x, y };
    follow();
    const under = tilesOf(list.current).find((tile) => {
      const box = tile.getBoundingClientRect();
      return tile.dataset.picture !== drag.id && x > box.x && x < box.right && y > box.y && y < box.bottom;
    });
    const to = ids.indexOf(under?.dataset.picture ?? '');
    if (to >= 0) onMove(drag.id, to);
  });
  const end = useEffectEvent((event: globalThis.PointerEvent) => {
    if (event.pointerId !== drag?.pointerId) return;
    for (const tile of tilesOf(list.current)) tile.style.translate = '';
    setDrag(null);
    onDrop(ids.indexOf(drag.id));
  });

  useEffect(() => {
    if (!drag) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointermove', (event) => move(event), { signal });
    document.addEventListener('pointerup', (event) => end(event), { signal });
    document.addEventListener('pointercancel', (event) => end(event), { signal });
    return () => listening.abort();
  }, [drag]);

  // Once the others have made room, its own place is another.
  useLayoutEffect(() => follow());

  return {
    heldId: drag?.id ?? null,
    onPointerDown(event: PointerEvent) {
      const target = event.target instanceof Element ? event.target : null;
      const tile = target?.closest<HTMLElement>('[data-picture]');
      if (!target || !tile?.dataset.picture || !mayStart(event, target)) return;
      const box = tile.getBoundingClientRect();
      pointer.current = { x: event.clientX, y: event.clientY };
      setDrag({
        id: tile.dataset.picture,
        pointerId: event.pointerId,
        holdX: event.clientX - box.x,
        holdY: event.clientY - box.y,
      });
    },
  };
}
