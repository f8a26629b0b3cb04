import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

const KEY = 'healthz';

/** More rows than the minimum memory holds, so that PostgreSQL writes a temporary file of 280 KB. */
const SPILLING_QUERY = sql`select count(*) from generate_series(1, 20000)`;

/**
 * Writes a row and needs new disk space; rejects if the database does not answer or accept writes. The row alone proves
 * little: on a full disk it still fits into an existing page.
 */
export async function ping(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx);
    await SPILLING_QUERY.execute(tx);
    await tx
      .insertInto('rate_limit')
      .values({ key: KEY, used: 1, resets_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ resets_at: now }))
      .execute();
  });
}
