const MINUTE_MS = 60_000;
const FIRST_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 6 * 60 * MINUTE_MS;

/** Eight attempts take about ten hours; after that success is unlikely. */
export const MAX_ATTEMPTS = 8;

/**
 * First attempt of a payment's job that only hands over to the finance role, because a job whose nodes end at each
 * attempt fails for good without its handler. The last attempt repeats the handover.
 */
export const HANDOVER_ATTEMPT = MAX_ATTEMPTS - 1;

/** Maximum duration of an attempt, so that a hanging one does not block others. */
export const ATTEMPT_TIMEOUT_MS = 4 * MINUTE_MS;

/** Lease of a job; longer than any attempt may last. */
export const LEASE_MS = 5 * MINUTE_MS;

/** Backoff of retries: half a minute, then four times as long each time. */
export const computeRetryTime = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_BACKOFF_MS * 4 ** (attempts - 1), MAX_BACKOFF_MS));

/** Ends a job for good: a retry would not help, or would do harm. */
export class UnrecoverableJobError extends Error {
  override name = 'UnrecoverableJobError';
}

export const isLastAttempt = (attempts: number, error: unknown): boolean =>
  error instanceof UnrecoverableJobError || attempts >= MAX_ATTEMPTS;
