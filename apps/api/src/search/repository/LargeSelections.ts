import { MINUTE_MS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Tables } from '../../db/schema.ts';
import { all, type Condition } from './conditions.ts';

const MAX_AGE_MS = MINUTE_MS;
const MAX_SELECTIONS = 5_000;

/** Remembers for a minute which conditions have too many matches to count: counting takes most of a page's time. */
export class LargeSelections {
  readonly #db: Kysely<Tables>;
  readonly #clock: Clock;
  readonly #keys = new Set<string>();
  #expiresAt = 0;

  constructor(db: Kysely<Tables>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  has(conditions: readonly Condition[]): boolean {
    return this.#clock().getTime() < this.#expiresAt && this.#keys.has(this.#getKey(conditions));
  }

  add(conditions: readonly Condition[]): void {
    const now = this.#clock().getTime();
    if (now >= this.#expiresAt || this.#keys.size >= MAX_SELECTIONS) {
      this.#keys.clear();
      this.#expiresAt = now + MAX_AGE_MS;
    }
    this.#keys.add(this.#getKey(conditions));
  }

  #getKey(conditions: readonly Condition[]): string {
    const { sql, parameters } = all(conditions).compile(this.#db);
    return JSON.stringify([sql, parameters]);
  }
}
