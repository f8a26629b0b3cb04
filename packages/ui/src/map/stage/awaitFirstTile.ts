import type { Map as GlMap } from 'maplibre-gl';

/** Timeout of the first tile, in milliseconds. */
const PATIENCE = 10_000;
const FAILURES = 3;

/**
 * Reports missing streets: too many failed tiles, an idle map without tiles, or a timeout. After the first tile it
 * reports nothing.
 */
export function awaitFirstTile(map: GlMap, onFailure: () => void) {
  let isAwaited = false;
  let hasLoaded = false;
  let failures = 0;
  let late: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    isAwaited = false;
    clearTimeout(late);
  };
  const fail = () => {
    settle();
    onFailure();
  };
  map.on('data', (event) => {
    if (!isAwaited || event.dataType !== 'source' || !('tile' in event) || !event.tile) return;
    hasLoaded = true;
    settle();
  });
  map.on('error', () => {
    failures += 1;
    if (isAwaited && failures >= FAILURES) fail();
  });
  map.on('idle', () => {
    if (isAwaited) fail();
  });
  map.once('remove', settle);

  return {
    /** Call when a style with tiles is set. */
    await() {
      if (hasLoaded) return;
      settle();
      isAwaited = true;
      failures = 0;
      late = setTimeout(fail, PATIENCE);
    },
    isAwaited: () => isAwaited,
  };
}
