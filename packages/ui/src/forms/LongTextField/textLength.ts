/** User-perceived characters without surrounding whitespace. */
export const countCharacters = (text: string): number => [...text.trim()].length;

/** Announce the count only every few characters, so that speech keeps up with typing. */
const ANNOUNCE_INTERVAL = 5;

export const shouldAnnounce = (missingCount: number): boolean => missingCount % ANNOUNCE_INTERVAL === 0;
