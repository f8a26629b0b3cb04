import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** Runs a trivial query; rejects when the database does not answer. */
export async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
