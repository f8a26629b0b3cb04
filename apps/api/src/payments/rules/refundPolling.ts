import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mashrabiya/contract';

/** Maximum time of banks for an accepted refund. */
const MAX_PROCESSING_MS = 14 * DAY_MS;
const POLL_INTERVAL_MS = 6 * HOUR_MS;
/** After this time without an answer from the provider, the finance role takes over. */
const MAX_UNAVAILABLE_MS = 3 * DAY_MS;
const RETRY_MS = 10 * MINUTE_MS;

/** Next time to ask the provider about an accepted refund; undefined once the finance role takes over. */
export const computeNextPoll = (acceptedAt: Date, now: Date): Date | undefined =>
  now.getTime() - acceptedAt.getTime() > MAX_PROCESSING_MS ? undefined : new Date(now.getTime() + POLL_INTERVAL_MS);

/** Next time to request a refund that the provider has not accepted; undefined once the finance role takes over. */
export const computeNextRequest = (since: Date, now: Date): Date | undefined =>
  now.getTime() - since.getTime() > MAX_UNAVAILABLE_MS ? undefined : new Date(now.getTime() + RETRY_MS);
