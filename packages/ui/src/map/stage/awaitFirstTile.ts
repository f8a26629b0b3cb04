import type { Map as GlMap } from 'maplibre-gl';

/** How long the first tile is waited for, in milliseconds. */
const PATIENCE = 10_000;
/** Failures after which no tile is expected any more. */
const FAILURES = 3;

/**
 * Tells when a map's streets do not come: too many tiles have failed, the map has nothing more to wait for, or it takes
 * too long. Once a tile has come nothing is told any more: the map then shows what it has.
 */
export function awaitFirstTile(map: GlMap, onFailure: () => void) {
  let isAwaited = false;
  let hasCome = false;
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
    hasCome = true;
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
    /** A style with tiles is shown from now on. */
    await() {
      if (hasCome) return;
      settle();
      isAwaited = true;
      failures = 0;
      late = setTimeout(fail, PATIENCE);
    },
    isAwaited: () => isAwaited,
  };
}
