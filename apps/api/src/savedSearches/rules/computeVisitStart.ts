/** Pages opened within this time belong to one visit. */
const VISIT_MS = 30 * 60_000;

/** Start of the current visit: a later view belongs to it. */
export const computeVisitStart = (now: Date): Date => new Date(now.getTime() - VISIT_MS);
