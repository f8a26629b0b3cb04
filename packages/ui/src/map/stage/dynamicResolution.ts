import type { Map as GlMap } from 'maplibre-gl';

/** How long a screen shows a frame, in milliseconds. */
const FRAME = 1000 / 60;
/** A machine that needs longer than this misses every other frame. */
const SLOW = 1.5 * FRAME;
/** Frames a new map is tried with. The quickest counts: something else may have held the others up. */
const TRIED = 5;
/** How much of each side's pixels is left at least while a slow machine's map moves, and at most. */
const COARSE = { least: 1 / 3, most: 1 / 2 };
/** Until the map counts as at rest, in milliseconds: MapLibre forgets a first tap when its canvas changes, and waits for a second one this long. */
const REST = 500;

/** Draws a few frames more of a map at rest, and says whether they took too long. */
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

/** A movement by mouse, finger or wheel, not the page's or the keyboard's: if it is not coarse by now it goes on as it began. */
const isGesture = (event: object) =>
  'originalEvent' in event && event.originalEvent instanceof UIEvent && !(event.originalEvent instanceof KeyboardEvent);

/**
 * Dynamic resolution: where each frame takes long, as without a graphics card, the map is drawn with a quarter of its
 * pixels or fewer while it moves, and sharply again when it rests.
 *
 * MapLibre drops what is under way when its canvas gets another size, so that happens before a gesture begins and
 * after everything has ended. It also tells of such a change as of a movement: `isChanging` is true while it does.
 */
export function dynamicResolution(map: GlMap) {
  const life = new AbortController();
  let isChanging = false;
  let isCoarse = false;
  let isHeld = false;
  let share: number = COARSE.most;
  let resting: ReturnType<typeof setTimeout> | undefined;

  // Null gives the screen's own ratio back, whatever it is by then; MapLibre's documentation says so, its type does not.
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
      if (!isCoarse || isHeld || map.isMoving()) return;
      isCoarse = false;
      draw(null);
    }, REST);
  };

  const begin = (lasts: number) => {
    share = Math.min(Math.max(FRAME / lasts, COARSE.least), COARSE.most);
    const options = { signal: life.signal, capture: true, passive: true };
    const hold = () => {
      isHeld = true;
      if (!map.isMoving()) coarser();
    };
    const letGo = (event: Event) => {
      isHeld = 'touches' in event && event.touches instanceof TouchList && event.touches.length > 0;
      sharpAtRest();
    };
    for (const type of ['mousedown', 'touchstart']) map.getContainer().addEventListener(type, hold, options);
    for (const type of ['mouseup', 'touchend', 'touchcancel']) window.addEventListener(type, letGo, options);
    // A turn of the wheel need not move the map, and then nothing tells of its end.
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
    /** To be asked once the map is shown: what is not seen costs nothing to draw. */
    tryOut: () => tryFrames(map, begin),
  };
}
