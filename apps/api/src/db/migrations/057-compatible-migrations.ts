import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Migrations that releases without them can work with: an older node knows them by nothing but this. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table compatible_migration (name text primary key)`.execute(db);
}
