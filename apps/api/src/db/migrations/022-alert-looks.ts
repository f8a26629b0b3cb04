import { type Kysely, sql } from 'kysely';

/** Time up to which an alert has read all news: `next_at` alone would lose news that it could not report. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table alert add column looked_at timestamptz').execute(db);
}
