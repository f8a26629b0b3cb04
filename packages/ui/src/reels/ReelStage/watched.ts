/** After so many seconds of playing somebody has seen a clip. */
export const SEEN_SECONDS = 2;
/** A clip has a lead when so many seconds are there that have not been played. */
const LEAD_SECONDS = 5;

type Ranges = Pick<TimeRanges, 'length' | 'start' | 'end'>;

/** Seconds that ranges cover; a media element's do not overlap. */
export const secondsIn = (ranges: Ranges): number =>
  Array.from({ length: ranges.length }, (_, index) => ranges.end(index) - ranges.start(index)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  );

/** How much of a clip was played, in whole percent; null before it was seen. */
export function watchedShare(played: Ranges, duration: number): number | null {
  const seconds = secondsIn(played);
  if (!(duration > 0) || seconds < Math.min(SEEN_SECONDS, duration * 0.9)) return null;
  return Math.min(100, Math.round((seconds / duration) * 100));
}

/** Whether what is there reaches far enough ahead, or to the end. */
export function hasLead(buffered: Ranges, position: number, duration: number): boolean {
  if (!(duration > 0)) return false;
  const needed = Math.min(position + LEAD_SECONDS, duration - 0.1);
  return Array.from({ length: buffered.length }, (_, index) => index).some(
    (index) => buffered.start(index) <= position + 0.1 && buffered.end(index) >= needed,
  );
}
