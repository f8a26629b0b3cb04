import { type RefObject, useEffect } from 'react';
import { type Camera, getScale } from '../geo/mercator.ts';
import type { CameraStore, Mover } from './cameraStore.ts';

export interface DragOptions {
  moveTo(camera: Camera, mover: Mover): void;
  interactive: boolean;
}

const KEY_STEP_PX = 100;
const DIRECTION_BY_KEY: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_STEP_PX, 0],
  ArrowRight: [KEY_STEP_PX, 0],
  ArrowUp: [0, -KEY_STEP_PX],
  ArrowDown: [0, KEY_STEP_PX],
};
const ZOOM_BY_KEY: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };
const ZOOM_PER_WHEEL_PIXEL = 1 / 300;

/** Moves the drawn map by mouse, touch, wheel and keys; the live map has its own handlers. */
export function useDragging(
  root: RefObject<HTMLElement | null>,
  store: CameraStore,
  { moveTo, interactive }: DragOptions,
) {
  useEffect(() => {
    const element = root.current;
    if (!element || !interactive) return;
    const listenerController = new AbortController();
    const { signal } = listenerController;
    let dragStart: { x: number; y: number; camera: Camera } | null = null;
    const shiftCamera = (camera: Camera, x: number, y: number): Camera => {
      const scale = getScale(camera.zoom);
      return { ...camera, x: camera.x + x / scale, y: camera.y + y / scale };
    };
    const getPosition = ({ clientX, clientY }: MouseEvent) => {
      const { x, y } = element.getBoundingClientRect();
      return { x: clientX - x, y: clientY - y };
    };
    const endDrag = () => {
      if (dragStart && dragStart.camera !== store.camera()) store.notifyMoveEnd('user');
      dragStart = null;
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        dragStart = { x: event.clientX, y: event.clientY, camera: store.camera() };
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (dragStart)
          store.set(shiftCamera(dragStart.camera, dragStart.x - event.clientX, dragStart.y - event.clientY));
      },
      { signal },
    );
    element.addEventListener('pointerup', endDrag, { signal });
    element.addEventListener('pointercancel', endDrag, { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        moveTo(store.getZoomed(-event.deltaY * ZOOM_PER_WHEEL_PIXEL, getPosition(event)), 'user');
      },
      { signal, passive: false },
    );
    element.addEventListener('dblclick', (event) => moveTo(store.getZoomed(1, getPosition(event)), 'user'), {
      signal,
    });
    element.addEventListener(
      'keydown',
      (event) => {
        const arrow = DIRECTION_BY_KEY[event.key];
        const zoom = ZOOM_BY_KEY[event.key];
        if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && !zoom)) return;
        event.preventDefault();
        if (arrow) moveTo(shiftCamera(store.camera(), ...arrow), 'user');
        if (zoom) moveTo(store.getZoomed(zoom), 'user');
      },
      { signal },
    );
    return () => listenerController.abort();
  }, [root, store, moveTo, interactive]);
}
