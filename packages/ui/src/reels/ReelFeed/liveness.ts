/** How far a clip is from the one in view before it gives its media element back. */
const REACH = 1;

/** How the films around the one in view may be fetched. */
export interface Progress {
  /** A film has played: until then it has the line to itself. */
  hasBegun: boolean;
  /** Enough of the one in view is there for it to play on by itself. */
  hasLead: boolean;
}

/**
 * What to fetch of a clip's film: the one in view whole, its neighbours the beginning once a film has begun, and the next
 * one whole once the one in view has a lead; null for all others, because phones limit how many media elements live at
 * once.
 */
export function liveness(
  at: number,
  index: number,
  { hasBegun, hasLead }: Progress,
): 'auto' | 'metadata' | 'none' | null {
  if (at === index || (hasLead && at === index + 1)) return 'auto';
  if (Math.abs(at - index) > REACH) return null;
  return hasBegun ? 'metadata' : 'none';
}

/** Whether a clip may come into view before it is live. */
export const isNear = (at: number, index: number): boolean => Math.abs(at - index) === REACH + 1;
