import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Migrations that older releases can work with: an older node recognises them only by this table. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table compatible_migration (name text primary key)`.execute(db);
}
