import { allowedZoom, type Camera, MAX_ZOOM, type Size, type WorldPoint, zoomAround } from '../geo/mercator.ts';

/** Who moved the map: the person, or the page (which shows what was asked for). */
export type Mover = 'person' | 'page';

type Listener = () => void;

/**
 * What a map shows, outside of React: it changes with each frame of a pan, and only what is drawn by hand follows that
 * closely. Everything else hears of it when the map has come to rest.
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
    /** How far in it may be. */
    closest: (): number => closest,
    /** No further in than this from now on. */
    limit(zoom: number) {
      closest = zoom;
      if (camera.zoom <= zoom) return;
      this.set(camera);
      this.rest('page');
    },
    /** What is shown some zooms further in or out, with one place on the map, its middle by itself, staying where it is. */
    zoomed: (by: number, kept: WorldPoint = { x: size.width / 2, y: size.height / 2 }): Camera =>
      zoomAround(camera, allowedZoom(camera.zoom + by, closest), kept, size),
    set(next: Camera) {
      camera = { ...next, zoom: allowedZoom(next.zoom, closest) };
      for (const listener of movers) listener();
    },
    resize(next: Size) {
      size = next;
      for (const listener of movers) listener();
    },
    /** The map stands still. */
    rest(by: Mover) {
      for (const listener of resters) listener(by);
    },
    /** At each frame of a movement. */
    onMove: (listener: Listener) => on(movers, listener),
    onRest: (listener: (by: Mover) => void) => on(resters, listener),
  };
}

export type CameraStore = ReturnType<typeof createCameraStore>;
