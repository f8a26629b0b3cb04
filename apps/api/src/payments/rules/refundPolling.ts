import { DAY_MS, HOUR_MS } from '@mashrabiya/contract';

/** Maximum time of banks for an accepted refund. */
const MAX_PROCESSING_MS = 14 * DAY_MS;
const POLL_INTERVAL_MS = 6 * HOUR_MS;

/** Next time to ask the provider about an accepted refund; undefined once the finance role takes over. */
export const computeNextPoll = (acceptedAt: Date, now: Date): Date | undefined =>
  now.getTime() - acceptedAt.getTime() > MAX_PROCESSING_MS ? undefined : new Date(now.getTime() + POLL_INTERVAL_MS);
