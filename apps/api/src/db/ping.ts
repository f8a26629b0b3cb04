import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

const KEY = 'healthz';

/** Writes something trivial; rejects when the database does not answer, or takes no writes: its disk is full, perhaps. */
export async function ping(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .insertInto('rate_limit')
    .values({ key: KEY, used: 1, resets_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resets_at: now }))
    .execute();
}
