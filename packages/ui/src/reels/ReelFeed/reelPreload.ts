/** Distance from the visible reel at which media elements are removed. */
const PRELOADED_NEIGHBORS = 1;

/** Loading state of the visible reel, which decides on its neighbours. */
export interface Progress {
  /** True once a video has started: until then that video gets all bandwidth. */
  hasStarted: boolean;
  /** The visible video has buffered enough to keep playing. */
  isBufferedAhead: boolean;
}

/**
 * Preload mode of a reel: the visible one fully; neighbours start after a video has started, and the next one loads
 * fully once the visible one has buffered enough. Null for all others, because phones limit the number of media
 * elements.
 */
export function getPreload(
  reelIndex: number,
  visibleIndex: number,
  { hasStarted, isBufferedAhead }: Progress,
): 'auto' | 'metadata' | 'none' | null {
  if (reelIndex === visibleIndex || (isBufferedAhead && reelIndex === visibleIndex + 1)) return 'auto';
  if (Math.abs(reelIndex - visibleIndex) > PRELOADED_NEIGHBORS) return null;
  return hasStarted ? 'metadata' : 'none';
}

/** True for reels that may come into view before they have a media element. */
export const isNear = (reelIndex: number, visibleIndex: number): boolean =>
  Math.abs(reelIndex - visibleIndex) === PRELOADED_NEIGHBORS + 1;
