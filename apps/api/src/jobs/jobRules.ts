const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** After so many attempts, within some ten hours, nobody expects a job to succeed any more. */
export const MOST_ATTEMPTS = 8;

/** How long an attempt may last: one that answers no more must not keep others from being done. */
export const ATTEMPT_MS = 4 * MINUTE_MS;

/** How long a node has for a job that it took; longer than any attempt may last. */
export const LEASE_MS = 5 * MINUTE_MS;

/** Jobs that are done are remembered for a week. */
export const REMEMBERED_MS = 7 * 24 * 60 * MINUTE_MS;

/** When a job that has failed so often is tried again: after half a minute, then four times as long each time. */
export const retryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 4 ** (attempts - 1), LONGEST_PAUSE_MS));

/** Ends a job for good: trying it again would not help, or would do harm. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** Whether a job that failed is not tried again. */
export const isLast = (attempts: number, error: unknown): boolean =>
  error instanceof GiveUp || attempts >= MOST_ATTEMPTS;
