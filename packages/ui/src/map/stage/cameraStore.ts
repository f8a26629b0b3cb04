import { type Camera, clampZoom, MAX_ZOOM, type Size, type WorldPoint, zoomAround } from '../geo/mercator.ts';

/** Source of a move: the user, or the page. */
export type Mover = 'user' | 'page';

type Listener = () => void;

/**
 * Camera of a map, outside of React: it changes each frame of a pan, and only direct DOM updates follow that.
 * Everything else updates when the map rests.
 */
export function createCameraStore(initial: Camera) {
  let camera = initial;
  let size: Size = { width: 0, height: 0 };
  let maxZoom = MAX_ZOOM;
  const moveListeners = new Set<Listener>();
  const moveEndListeners = new Set<(mover: Mover) => void>();
  const subscribe = <T>(set: Set<T>, listener: T) => {
    set.add(listener);
    return () => {
      set.delete(listener);
    };
  };
  return {
    camera: (): Camera => camera,
    size: (): Size => size,
    getMaxZoom: (): number => maxZoom,
    setMaxZoom(zoom: number) {
      maxZoom = zoom;
      if (camera.zoom <= zoom) return;
      this.set(camera);
      this.notifyMoveEnd('page');
    },
    /** Camera after zooming, with one place of the map fixed (default: the centre). */
    getZoomed: (zoomChange: number, anchor: WorldPoint = { x: size.width / 2, y: size.height / 2 }): Camera =>
      zoomAround(camera, clampZoom(camera.zoom + zoomChange, maxZoom), anchor, size),
    set(next: Camera) {
      camera = { ...next, zoom: clampZoom(next.zoom, maxZoom) };
      for (const listener of moveListeners) listener();
    },
    resize(next: Size) {
      size = next;
      for (const listener of moveListeners) listener();
    },
    notifyMoveEnd(mover: Mover) {
      for (const listener of moveEndListeners) listener(mover);
    },
    /** Called on each frame of a movement. */
    onMove: (listener: Listener) => subscribe(moveListeners, listener),
    onMoveEnd: (listener: (mover: Mover) => void) => subscribe(moveEndListeners, listener),
  };
}

export type CameraStore = ReturnType<typeof createCameraStore>;
