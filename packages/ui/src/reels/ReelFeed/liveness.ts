/** How far a clip is from the one in view before it gives its media element back. */
const REACH = 1;

/**
 * What to fetch of a clip's film: the one in view whole, its neighbours the beginning, and the next one whole once the one
 * in view has a lead; null for all others, which are posters, because phones limit how many media elements live at once.
 */
export function liveness(at: number, index: number, hasLead = false): 'auto' | 'metadata' | null {
  if (at === index || (hasLead && at === index + 1)) return 'auto';
  return Math.abs(at - index) <= REACH ? 'metadata' : null;
}
