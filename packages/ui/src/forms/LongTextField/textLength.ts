/** User-perceived characters without surrounding whitespace. */
export const countCharacters = (text: string): number => [...text.trim()].length;

/** Announce the count only every few characters, so that speech keeps up with typing. */
const ANNOUNCE_EVERY = 5;

export const shouldAnnounce = (needed: number): boolean => needed % ANNOUNCE_EVERY === 0;
