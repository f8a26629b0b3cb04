import { MINUTE_MS } from '@mashrabiya/contract';

/** Pages opened within this time belong to one visit. */
const VISIT_MS = 30 * MINUTE_MS;

/** Start of the current visit: a later view belongs to it. */
export const computeVisitStart = (now: Date): Date => new Date(now.getTime() - VISIT_MS);
