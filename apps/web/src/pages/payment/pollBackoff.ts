/** Milliseconds between polls of a pending order: growing, at most half a minute. */
const FIRST_DELAY_MS = 1_500;
const BACKOFF_FACTOR = 1.5;
const MAX_DELAY_MS = 30_000;

export const getPollDelayMs = (polls: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * BACKOFF_FACTOR ** polls);

/** Number of polls before the page says that it takes longer: about twenty seconds. */
export const FAST_POLLS = 5;
