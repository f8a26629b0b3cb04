import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { UnusableDatabaseError } from '../UnusableDatabaseError.ts';

/** Schema of the previous tables during a restore. */
export const REPLACED_SCHEMA = 'replaced';

/** Refuses a database whose restore was interrupted: new, empty tables would hide the previous ones. */
export async function assertNoReplacedSchema(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select from pg_namespace where nspname = ${REPLACED_SCHEMA}`.execute(db);
  if (rows.length > 0)
    throw new UnusableDatabaseError(
      `An interrupted restore left the previous tables in the schema "${REPLACED_SCHEMA}": drop the schema "public", rename "${REPLACED_SCHEMA}" to it, and repeat the restore.`,
    );
}
