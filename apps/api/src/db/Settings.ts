import type { Kysely } from 'kysely';
import type { Clock } from '../domain/clock.ts';
import { CachedValue } from './CachedValue.ts';
import type { Tables } from './schema.ts';

const MAX_AGE_MS = 60_000;

/** What the owner of the site has set in the database, by key. */
export class Settings {
  readonly #cached: CachedValue<ReadonlyMap<string, string>>;

  constructor(db: Kysely<Tables>, clock: Clock) {
    const load = async (): Promise<ReadonlyMap<string, string>> => {
      const rows = await db.selectFrom('configuration').select(['key', 'value']).execute();
      return new Map(rows.map(({ key, value }) => [key, value]));
    };
    this.#cached = new CachedValue({ load, maxAgeMs: MAX_AGE_MS, clock });
  }

  /** At most a minute old while the database answers. */
  current = (): Promise<ReadonlyMap<string, string>> => this.#cached.current();
}
