import type { Call, Rate, RateLimit } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { hashOf } from '../request/hashOf.ts';
import { holdToLimits, type Limit, limitsOf, roomAt, useLimits } from '../request/rateLimits.ts';

/** Who makes a call, and when. */
export interface Caller {
  db: Kysely<Tables>;
  /** The account, or the hash of the visitor without one. Asked for only where a limit counts by person. */
  person: () => string;
  /** See `CallContext`. */
  client: string | undefined;
  now: Date;
}

export interface Counting {
  /** Counts within a transaction: not at all where that fails. */
  tx?: Kysely<Tables>;
  /** Limits that depend on what is sent, to be counted in the same step. */
  also?: readonly Limit[];
}

/** Counts a use, or a failure, under a limit that the call declares; a use too many is refused. */
export type CountUse<L extends string> = (limit: L, counting?: Counting) => Promise<void>;

const windowOf = ({ times, seconds }: Rate): Omit<Limit, 'key'> => ({ times, windowMs: seconds * 1000 });

/** The limits of one name, as they are counted. */
function countedAs(name: string, { person, address }: RateLimit, caller: Caller): Limit[] {
  const ofAddress = address && windowOf(address);
  return [
    ...(person ? [{ key: hashOf(`${name} ${caller.person()}`), ...windowOf(person) }] : []),
    ...(ofAddress ? limitsOf(name, caller.client, ofAddress.times, ofAddress.windowMs) : []),
  ];
}

/**
 * The limits of one request, by the declaration of its call. The only place that enforces `limits`; what depends on the
 * body, as a mailbox or the account of an address, is limited by its service.
 */
export function callLimits({ limits = {} }: Pick<Call, 'limits'>, caller: Caller) {
  const { db, now } = caller;
  return {
    /** Before the call is answered: refuses who has failed too often, and counts what is counted by request. */
    async admit(): Promise<void> {
      for (const [name, limit] of Object.entries(limits)) {
        if (limit.counts === 'uses') continue;
        const counted = countedAs(name, limit, caller);
        if (limit.counts === 'failures') await holdToLimits(db, counted, now);
        else await useLimits(db, counted, now, limit.refusal);
      }
    },
    /** See `CountUse`. */
    async countUse(name: string, { tx = db, also = [] }: Counting = {}): Promise<void> {
      const limit = limits[name];
      if (!limit) throw new Error(`The call declares no limit ${name}`);
      const counted = [...countedAs(name, limit, caller), ...also];
      if (limit.counts === 'failures') await roomAt(tx, counted, now);
      else await useLimits(tx, counted, now, limit.refusal);
    },
  };
}
