import { MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { CachedValue } from '../../db/CachedValue.ts';
import type { Tables } from '../../db/schema.ts';

const MAX_AGE_MS = MINUTE_MS;

/** Settings whose versions the finance role schedules. Each value is a list of numbers, such as `10,10,10`. */
const DATED_KEYS = ['adsteps', 'freetrial'] as const;

export class Settings {
  readonly #cached: CachedValue<ReadonlyMap<string, string>>;

  constructor(db: Kysely<Tables>, clock: Clock) {
    const load = async (): Promise<ReadonlyMap<string, string>> => {
      const rows = await db.selectFrom('configuration').select(['key', 'value']).execute();
      const datedSettings = await db
        .selectFrom('dated_setting')
        .select(['key', 'value'])
        .distinctOn('key')
        .where('key', 'in', DATED_KEYS)
        .where('valid_from', '<=', clock())
        .where('id', 'not in', db.selectFrom('cancelled_version').select('version_id'))
        .orderBy('key')
        .orderBy('valid_from', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return new Map([...rows, ...datedSettings].map(({ key, value }) => [key, String(value)]));
    };
    this.#cached = new CachedValue({ load, maxAgeMs: MAX_AGE_MS, clock });
  }

  /** At most a minute old while the database answers. */
  current = (): Promise<ReadonlyMap<string, string>> => this.#cached.current();
}
