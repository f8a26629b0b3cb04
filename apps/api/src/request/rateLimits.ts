import type { Kysely } from 'kysely';
import { RetryLater, type RetryLaterCode } from '../app/AppError.ts';
import type { Tables } from '../db/schema.ts';
import { hashOf } from './hashOf.ts';
import { networksOf } from './networks.ts';
import { countUses } from './repository/uses.ts';

/** How often something may be done under a key. */
export interface Limit {
  key: string;
  times: number;
  windowMs: number;
}

export const HOUR_MS = 3_600_000;

/** How often something may be done from an address, and from the networks it lies in. */
export const limitsOf = (purpose: string, client: string | undefined, times: number, windowMs = HOUR_MS): Limit[] =>
  (client === undefined ? [] : networksOf(client)).map(({ name, share }) => ({
    key: hashOf(`${purpose} ${name}`),
    times: times * share,
    windowMs,
  }));

/**
 * Counts one use under each key, in one statement that holds for all nodes; refuses when one of them has been used too
 * often, and says after how long it may be tried again.
 */
export async function useLimits(
  db: Kysely<Tables>,
  limits: readonly Limit[],
  now: Date,
  code: RetryLaterCode = 'too_many_requests',
): Promise<void> {
  if (limits.length === 0) return;
  const rows = limits
    // In one order everywhere, so that two statements never wait for each other.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, windowMs }) => ({ key, used: 1, resets_at: new Date(now.getTime() + windowMs) }));
  const used = await countUses(db, rows, now);
  const exceeded = used.filter((row) => row.used > (limits.find(({ key }) => key === row.key)?.times ?? 0));
  if (exceeded.length === 0) return;
  const waitMs = Math.max(...exceeded.map(({ resets_at }) => resets_at.getTime())) - now.getTime();
  throw new RetryLater(code, Math.max(1, Math.ceil(waitMs / 1000)));
}
