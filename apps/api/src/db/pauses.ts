const SHORTEST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Exponential backoff, up to half a minute. */
export const pauseAfter = (attempts: number): number => Math.min(SHORTEST_MS * 2 ** (attempts - 1), LONGEST_MS);
