/** Pages that are opened within this time belong to one visit. */
const VISIT_MS = 30 * 60_000;

/** Up to when the former look belongs to the visit that is going on. */
export const visitBegins = (now: Date): Date => new Date(now.getTime() - VISIT_MS);
