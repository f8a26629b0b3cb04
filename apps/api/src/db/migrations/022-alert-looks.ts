import { type Kysely, sql } from 'kysely';

/** Up to when an alert has looked at everything: by its next look alone, what it could not tell would be lost. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table alert add column looked_at timestamptz').execute(db);
}
