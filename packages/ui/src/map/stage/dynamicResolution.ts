import type { Map as GlMap } from 'maplibre-gl';

/** Duration of a frame, in milliseconds. */
const FRAME = 1000 / 60;
/** Longer frames mean that every other one is dropped. */
const SLOW = 1.5 * FRAME;
/** Number of test frames. The fastest counts, because other work may delay the rest. */
const TRIED = 5;
/** Range of the pixel ratio factor while the map moves on a slow machine. */
const COARSE = { least: 1 / 3, most: 1 / 2 };
/**
 * Delay in milliseconds until the map is at rest: MapLibre drops a first tap when its canvas changes, and waits this
 * long for a second one.
 */
const REST = 500;

/** Renders some extra frames at rest, and reports if they are slow. */
function tryFrames(map: GlMap, onSlow: (lasts: number) => void) {
  const drawn: number[] = [];
  const next = () => {
    drawn.push(performance.now());
    if (drawn.length <= TRIED) return map.triggerRepaint();
    map.off('render', next);
    const quickest = Math.min(...drawn.slice(1).map((at, frame) => at - (drawn[frame] ?? 0)));
    if (quickest > SLOW) onSlow(quickest);
  };
  map.on('render', next);
  map.triggerRepaint();
}

/**
 * Mouse, touch or wheel, not page or keyboard: if the resolution is not reduced by then, the movement continues as is.
 */
const isGesture = (event: object) =>
  'originalEvent' in event && event.originalEvent instanceof UIEvent && !(event.originalEvent instanceof KeyboardEvent);

/**
 * Dynamic resolution: where frames are slow, as without a graphics card, the map renders a quarter of its pixels or
 * fewer while it moves, and sharply at rest.
 * MapLibre drops gestures in progress when its canvas is resized, so this happens before a gesture starts and after
 * everything has ended. It also reports a resize as a movement: `isChanging` is true meanwhile.
 */
export function dynamicResolution(map: GlMap) {
  const life = new AbortController();
  let isChanging = false;
  let isCoarse = false;
  let isPaused = false;
  let share: number = COARSE.most;
  let resting: ReturnType<typeof setTimeout> | undefined;

  // Null restores the screen's ratio, according to MapLibre's documentation but not its type.
  const draw = (ratio: number | null) => {
    isChanging = true;
    Reflect.apply(map.setPixelRatio, map, [ratio]);
    map.triggerRepaint();
    isChanging = false;
  };
  const coarser = () => {
    clearTimeout(resting);
    if (isCoarse) return;
    isCoarse = true;
    draw(devicePixelRatio * share);
  };
  const sharpAtRest = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (!isCoarse || isPaused || map.isMoving()) return;
      isCoarse = false;
      draw(null);
    }, REST);
  };

  const begin = (lasts: number) => {
    share = Math.min(Math.max(FRAME / lasts, COARSE.least), COARSE.most);
    const options = { signal: life.signal, capture: true, passive: true };
    const hold = () => {
      isPaused = true;
      if (!map.isMoving()) coarser();
    };
    const letGo = (event: Event) => {
      isPaused = 'touches' in event && event.touches instanceof TouchList && event.touches.length > 0;
      sharpAtRest();
    };
    for (const type of ['mousedown', 'touchstart']) map.getContainer().addEventListener(type, hold, options);
    for (const type of ['mouseup', 'touchend', 'touchcancel']) window.addEventListener(type, letGo, options);
    // A wheel turn may not move the map, and then no end event fires.
    const turn = () => {
      if (!map.isMoving()) coarser();
      sharpAtRest();
    };
    map.getContainer().addEventListener('wheel', turn, options);
    map.on('movestart', (event) => isChanging || isGesture(event) || coarser());
    map.on('moveend', () => isChanging || sharpAtRest());
  };

  map.once('remove', () => {
    clearTimeout(resting);
    life.abort();
  });
  return {
    isChanging: () => isChanging,
    /** Call after the map is visible: hidden content costs nothing to draw. */
    tryOut: () => tryFrames(map, begin),
  };
}
