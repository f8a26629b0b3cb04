/** Characters as people count them, without the space around. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Every how many characters the rest is said aloud, so that speech keeps up with typing. */
const SAID_EVERY = 5;

/** Whether it is time to say how many characters are still needed. */
export const worthSaying = (needed: number): boolean => needed % SAID_EVERY === 0;
