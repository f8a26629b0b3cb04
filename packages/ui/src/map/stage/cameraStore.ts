import { allowedZoom, type Camera, MAX_ZOOM, type Size, type WorldPoint, zoomAround } from '../geo/mercator.ts';

/** Source of a move: the user, or the page. */
export type Mover = 'person' | 'page';

type Listener = () => void;

/**
 * Camera of a map, outside of React: it changes each frame of a pan, and only direct DOM updates follow that.
 * Everything else updates when the map rests.
 */
export function createCameraStore(initial: Camera) {
  let camera = initial;
  let size: Size = { width: 0, height: 0 };
  let closest = MAX_ZOOM;
  const movers = new Set<Listener>();
  const resters = new Set<(by: Mover) => void>();
  const on = <T>(set: Set<T>, listener: T) => {
    set.add(listener);
    return () => {
      set.delete(listener);
    };
  };
  return {
    camera: (): Camera => camera,
    size: (): Size => size,
    closest: (): number => closest,
    /** Sets the highest zoom. */
    limit(zoom: number) {
      closest = zoom;
      if (camera.zoom <= zoom) return;
      this.set(camera);
      this.rest('page');
    },
    /** Camera after zooming, with one place of the map fixed (default: the centre). */
    zoomed: (by: number, anchor: WorldPoint = { x: size.width / 2, y: size.height / 2 }): Camera =>
      zoomAround(camera, allowedZoom(camera.zoom + by, closest), anchor, size),
    set(next: Camera) {
      camera = { ...next, zoom: allowedZoom(next.zoom, closest) };
      for (const listener of movers) listener();
    },
    resize(next: Size) {
      size = next;
      for (const listener of movers) listener();
    },
    /** Reports that the movement ended. */
    rest(by: Mover) {
      for (const listener of resters) listener(by);
    },
    /** Called on each frame of a movement. */
    onMove: (listener: Listener) => on(movers, listener),
    onRest: (listener: (by: Mover) => void) => on(resters, listener),
  };
}

export type CameraStore = ReturnType<typeof createCameraStore>;
