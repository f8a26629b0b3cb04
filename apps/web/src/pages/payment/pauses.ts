/** Milliseconds before a pending order is asked for again: longer each time, and at most half a minute. */
const FIRST_MS = 1_500;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;

export const pauseAfter = (asked: number): number => Math.min(LONGEST_MS, FIRST_MS * GROWTH ** asked);

/** How often an order is asked for before the page says that it takes longer: some twenty seconds. */
export const PATIENT_ASKS = 5;
