/** Milliseconds between polls of a pending order: growing, at most half a minute. */
const FIRST_MS = 1_500;
const GROWTH = 1.5;
const MAX_MS = 30_000;

export const getPauseMs = (polls: number): number => Math.min(MAX_MS, FIRST_MS * GROWTH ** polls);

/** Number of polls before the page says that it takes longer: about twenty seconds. */
export const FAST_POLLS = 5;
