import { HOUR_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { type RetryLaterCode, RetryLaterError } from '../core/AppError.ts';
import type { Tables } from '../db/schema.ts';
import { hashText } from './hashText.ts';
import { listNetworks } from './networks.ts';
import { countUses, findUses, type RateLimitUse } from './repository/uses.ts';

export interface Limit {
  key: string;
  times: number;
  windowMs: number;
}

export interface LimitRefusal {
  code: RetryLaterCode;
  waitSeconds?: number;
}

const TOO_MANY_REQUESTS: LimitRefusal = { code: 'too_many_requests' };

export const buildLimits = (
  purpose: string,
  clientIp: string | undefined,
  times: number,
  windowMs = HOUR_MS,
): Limit[] =>
  (clientIp === undefined ? [] : listNetworks(clientIp)).map(({ name, share }) => ({
    key: hashText(`${purpose} ${name}`),
    times: times * share,
    windowMs,
  }));

/** End of the windows that are over their limit; now if none is. */
function computeNextAllowedTime(
  uses: readonly RateLimitUse[],
  isExceeded: (row: RateLimitUse, times: number) => boolean,
  limits: readonly Limit[],
  now: Date,
) {
  const exceededUses = uses.filter((row) => isExceeded(row, limits.find(({ key }) => key === row.key)?.times ?? 0));
  return new Date(Math.max(now.getTime(), ...exceededUses.map(({ resets_at }) => resets_at.getTime())));
}

const countSecondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

/** Counts a use per key, in one statement for all nodes. Returns the time of the next allowed use, now by default. */
export async function countUseAndFindNextTime(db: Kysely<Tables>, limits: readonly Limit[], now: Date): Promise<Date> {
  if (limits.length === 0) return now;
  const rows = limits
    // A fixed order prevents deadlocks between two statements.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, windowMs }) => ({ key, used: 1, resets_at: new Date(now.getTime() + windowMs) }));
  return computeNextAllowedTime(await countUses(db, rows, now), ({ used }, times) => used > times, limits, now);
}

/** Counts one use under each key; refuses with the remaining time if a limit is exceeded. */
export async function consumeLimits(
  db: Kysely<Tables>,
  limits: readonly Limit[],
  now: Date,
  { code, waitSeconds = 0 }: LimitRefusal = TOO_MANY_REQUESTS,
): Promise<void> {
  const nextAllowedTime = await countUseAndFindNextTime(db, limits, now);
  if (nextAllowedTime > now)
    throw new RetryLaterError(code, Math.max(waitSeconds, countSecondsUntil(nextAllowedTime, now)));
}

/** Refuses like `consumeLimits` without counting: for uses that count only when they fail. */
export async function assertWithinLimits(db: Kysely<Tables>, limits: readonly Limit[], now: Date): Promise<void> {
  if (limits.length === 0) return;
  const uses = await findUses(
    db,
    limits.map(({ key }) => key),
    now,
  );
  const nextAllowedTime = computeNextAllowedTime(uses, (row, times) => row.used >= times, limits, now);
  if (nextAllowedTime > now) throw new RetryLaterError('too_many_requests', countSecondsUntil(nextAllowedTime, now));
}
