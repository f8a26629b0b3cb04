/** Milliseconds between two reports that a user is typing, and how long the partner shows each. */
export const TYPING = { reportEveryMs: 3_000, shownMs: 5_000 } as const;
