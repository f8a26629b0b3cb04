/** Seconds of playback that count as a view. */
const VIEW_SECONDS = 2;
/** Unplayed seconds in the buffer that suffice to keep playing. */
const BUFFER_AHEAD_SECONDS = 5;

type Ranges = Pick<TimeRanges, 'length' | 'start' | 'end'>;

/** Total length of ranges; a media element's do not overlap. */
const sumSeconds = (ranges: Ranges): number =>
  Array.from({ length: ranges.length }, (_, index) => ranges.end(index) - ranges.start(index)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  );

/** Watched share in whole percent; null before it counts as a view. */
export function computeWatchedShare(played: Ranges, duration: number): number | null {
  const seconds = sumSeconds(played);
  if (!(duration > 0) || seconds < Math.min(VIEW_SECONDS, duration * 0.9)) return null;
  return Math.min(100, Math.round((seconds / duration) * 100));
}

/** True if the buffer reaches far enough ahead, or to the end. */
export function hasBufferedAhead(buffered: Ranges, position: number, duration: number): boolean {
  if (!(duration > 0)) return false;
  const requiredPosition = Math.min(position + BUFFER_AHEAD_SECONDS, duration - 0.1);
  return Array.from({ length: buffered.length }, (_, index) => index).some(
    (index) => buffered.start(index) <= position + 0.1 && buffered.end(index) >= requiredPosition,
  );
}
