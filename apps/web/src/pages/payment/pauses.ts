/** Milliseconds between polls of a pending order: growing, at most half a minute. */
const FIRST_PAUSE_MS = 1_500;
const PAUSE_GROWTH = 1.5;
const MAX_PAUSE_MS = 30_000;

export const getPauseMs = (polls: number): number => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** polls);

/** Number of polls before the page says that it takes longer: about twenty seconds. */
export const FAST_POLLS = 5;
