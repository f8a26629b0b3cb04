import { type RefObject, useEffect } from 'react';
import { type Camera, scaleOf } from '../geo/mercator.ts';
import type { CameraStore, Mover } from './cameraStore.ts';

export interface DragOptions {
  go(camera: Camera, by: Mover): void;
  interactive: boolean;
}

/** Step of an arrow key in pixels. */
const STEP = 100;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };
/** Zoom levels per wheel pixel. */
const WHEEL = 1 / 300;

/** Moves the drawn map by mouse, touch, wheel and keys; the live map has its own handlers. */
export function useDragging(root: RefObject<HTMLElement | null>, store: CameraStore, { go, interactive }: DragOptions) {
  useEffect(() => {
    const element = root.current;
    if (!element || !interactive) return;
    const listening = new AbortController();
    const { signal } = listening;
    let from: { x: number; y: number; camera: Camera } | null = null;
    const shifted = (camera: Camera, x: number, y: number): Camera => {
      const scale = scaleOf(camera.zoom);
      return { ...camera, x: camera.x + x / scale, y: camera.y + y / scale };
    };
    const placeOf = ({ clientX, clientY }: MouseEvent) => {
      const { x, y } = element.getBoundingClientRect();
      return { x: clientX - x, y: clientY - y };
    };
    const letGo = () => {
      if (from && from.camera !== store.camera()) store.rest('person');
      from = null;
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY, camera: store.camera() };
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (from) store.set(shifted(from.camera, from.x - event.clientX, from.y - event.clientY));
      },
      { signal },
    );
    element.addEventListener('pointerup', letGo, { signal });
    element.addEventListener('pointercancel', letGo, { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        go(store.zoomed(-event.deltaY * WHEEL, placeOf(event)), 'person');
      },
      { signal, passive: false },
    );
    element.addEventListener('dblclick', (event) => go(store.zoomed(1, placeOf(event)), 'person'), { signal });
    element.addEventListener(
      'keydown',
      (event) => {
        const arrow = ARROWS[event.key];
        const zoom = ZOOMS[event.key];
        if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && !zoom)) return;
        event.preventDefault();
        if (arrow) go(shifted(store.camera(), ...arrow), 'person');
        if (zoom) go(store.zoomed(zoom), 'person');
      },
      { signal },
    );
    return () => listening.abort();
  }, [root, store, go, interactive]);
}
