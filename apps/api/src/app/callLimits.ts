import type { Call, Rate, RateLimit } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { hashText } from '../request/hashText.ts';
import {
  assertWithinLimits,
  buildLimits,
  consumeLimits,
  countUseAndFindNextTime,
  type Limit,
} from '../request/rateLimits.ts';

export interface Caller {
  db: Kysely<Tables>;
  /** The account, or the visitor's hash. Evaluated only if a limit counts by user. */
  user: () => string;
  clientIp: string | undefined;
  now: Date;
}

export interface CountOptions {
  /** Counts within a transaction: a rollback undoes the count. */
  tx?: Kysely<Tables>;
  /** Limits that depend on the input, counted in the same step. */
  additionalLimits?: readonly Limit[];
}

export type CountUse<L extends string> = (limit: L, countOptions?: CountOptions) => Promise<void>;

const toLimitWindow = ({ times, seconds }: Rate): Omit<Limit, 'key'> => ({ times, windowMs: seconds * 1000 });

function buildCallLimits(name: string, { user, address }: RateLimit, caller: Caller): Limit[] {
  const addressWindow = address && toLimitWindow(address);
  return [
    ...(user ? [{ key: hashText(`${name} ${caller.user()}`), ...toLimitWindow(user) }] : []),
    ...(addressWindow ? buildLimits(name, caller.clientIp, addressWindow.times, addressWindow.windowMs) : []),
  ];
}

/** The only place that enforces declared `limits`; limits by a mailbox in the body belong to its service. */
export function createCallLimiter({ limits = {} }: Pick<Call, 'limits'>, caller: Caller) {
  const { db, now } = caller;
  return {
    /** Runs before the call: refuses after too many failures, and counts limits by request. */
    async admit(): Promise<void> {
      for (const [name, limit] of Object.entries(limits)) {
        if (limit.counts === 'uses') continue;
        const countedLimits = buildCallLimits(name, limit, caller);
        if (limit.counts === 'failures') await assertWithinLimits(db, countedLimits, now);
        else await consumeLimits(db, countedLimits, now, limit.refusal);
      }
    },
    async countUse(name: string, { tx = db, additionalLimits = [] }: CountOptions = {}): Promise<void> {
      const limit = limits[name];
      if (!limit) throw new Error(`The call declares no rate limit named ${name}`);
      const countedLimits = [...buildCallLimits(name, limit, caller), ...additionalLimits];
      if (limit.counts === 'failures') await countUseAndFindNextTime(tx, countedLimits, now);
      else await consumeLimits(tx, countedLimits, now, limit.refusal);
    },
  };
}
