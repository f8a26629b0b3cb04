import type { Map as GlMap } from 'maplibre-gl';

/** Timeout of the first tile, in milliseconds. */
const TIMEOUT_MS = 10_000;
const MAX_FAILURES = 3;

/**
 * Reports missing streets: too many failed tiles, an idle map without tiles, or a timeout. After the first tile it
 * reports nothing.
 */
export function awaitFirstTile(map: GlMap, onFailure: () => void) {
  let isAwaited = false;
  let hasLoaded = false;
  let failures = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    isAwaited = false;
    clearTimeout(timeout);
  };
  const fail = () => {
    stopWaiting();
    onFailure();
  };
  map.on('data', (event) => {
    if (!isAwaited || event.dataType !== 'source' || !('tile' in event) || !event.tile) return;
    hasLoaded = true;
    stopWaiting();
  });
  map.on('error', () => {
    failures += 1;
    if (isAwaited && failures >= MAX_FAILURES) fail();
  });
  map.on('idle', () => {
    if (isAwaited) fail();
  });
  map.once('remove', stopWaiting);

  return {
    /** Call when a style with tiles is set. */
    start() {
      if (hasLoaded) return;
      stopWaiting();
      isAwaited = true;
      failures = 0;
      timeout = setTimeout(fail, TIMEOUT_MS);
    },
    isAwaited: () => isAwaited,
  };
}
