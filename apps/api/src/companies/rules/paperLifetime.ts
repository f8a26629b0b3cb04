const DAY_MS = 86_400_000;

/** Photos of papers are deleted this long after the decision, so that a rejected seller need not take them again. */
const PAPER_LIFETIME_MS = 30 * DAY_MS;

/** Time before which a decision must be for its photos to be deleted. */
export const getPaperCutoff = (now: Date): Date => new Date(now.getTime() - PAPER_LIFETIME_MS);
