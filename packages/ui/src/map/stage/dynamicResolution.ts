import type { Map as GlMap } from 'maplibre-gl';

/** Duration of a frame, in milliseconds. */
const FRAME_MS = 1000 / 60;
/** Longer frames mean that every other one is dropped. */
const SLOW_FRAME_MS = 1.5 * FRAME_MS;
/** Number of test frames. The fastest counts, because other work may delay the rest. */
const TEST_FRAMES = 5;
/** Range of the pixel ratio factor while the map moves on a slow machine. */
const COARSE_RATIO = { least: 1 / 3, most: 1 / 2 };
/**
 * Delay in milliseconds until the map is at rest: MapLibre drops a first tap when its canvas changes, and waits this
 * long for a second one.
 */
const REST_DELAY_MS = 500;

/** Renders some extra frames at rest, and reports if they are slow. */
function measureFrames(map: GlMap, onSlow: (frameMs: number) => void) {
  const frameTimes: number[] = [];
  const next = () => {
    frameTimes.push(performance.now());
    if (frameTimes.length <= TEST_FRAMES) return map.triggerRepaint();
    map.off('render', next);
    const shortestFrameMs = Math.min(...frameTimes.slice(1).map((time, frame) => time - (frameTimes[frame] ?? 0)));
    if (shortestFrameMs > SLOW_FRAME_MS) onSlow(shortestFrameMs);
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
export function adaptResolution(map: GlMap) {
  const controller = new AbortController();
  let isChanging = false;
  let isCoarse = false;
  let isPaused = false;
  let pixelShare: number = COARSE_RATIO.most;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  // Null restores the screen's ratio, according to MapLibre's documentation but not its type.
  const redrawAtRatio = (ratio: number | null) => {
    isChanging = true;
    Reflect.apply(map.setPixelRatio, map, [ratio]);
    map.triggerRepaint();
    isChanging = false;
  };
  const reduceResolution = () => {
    clearTimeout(restTimer);
    if (isCoarse) return;
    isCoarse = true;
    redrawAtRatio(devicePixelRatio * pixelShare);
  };
  const restoreResolutionAtRest = () => {
    clearTimeout(restTimer);
    restTimer = setTimeout(() => {
      if (!isCoarse || isPaused || map.isMoving()) return;
      isCoarse = false;
      redrawAtRatio(null);
    }, REST_DELAY_MS);
  };

  const enable = (frameMs: number) => {
    pixelShare = Math.min(Math.max(FRAME_MS / frameMs, COARSE_RATIO.least), COARSE_RATIO.most);
    const options = { signal: controller.signal, capture: true, passive: true };
    const onPress = () => {
      isPaused = true;
      if (!map.isMoving()) reduceResolution();
    };
    const onRelease = (event: Event) => {
      isPaused = 'touches' in event && event.touches instanceof TouchList && event.touches.length > 0;
      restoreResolutionAtRest();
    };
    for (const type of ['mousedown', 'touchstart']) map.getContainer().addEventListener(type, onPress, options);
    for (const type of ['mouseup', 'touchend', 'touchcancel']) window.addEventListener(type, onRelease, options);
    // A wheel turn may not move the map, and then no end event fires.
    const onWheel = () => {
      if (!map.isMoving()) reduceResolution();
      restoreResolutionAtRest();
    };
    map.getContainer().addEventListener('wheel', onWheel, options);
    map.on('movestart', (event) => isChanging || isGesture(event) || reduceResolution());
    map.on('moveend', () => isChanging || restoreResolutionAtRest());
  };

  map.once('remove', () => {
    clearTimeout(restTimer);
    controller.abort();
  });
  return {
    isChanging: () => isChanging,
    /** Call after the map is visible: hidden content costs nothing to draw. */
    measure: () => measureFrames(map, enable),
  };
}
