/** Milliseconds between polls of a pending order: growing, at most half a minute. */
const FIRST_MS = 1_500;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;

export const pauseAfter = (asked: number): number => Math.min(LONGEST_MS, FIRST_MS * GROWTH ** asked);

/** Number of polls before the page says that it takes longer: about twenty seconds. */
export const FAST_POLLS = 5;
