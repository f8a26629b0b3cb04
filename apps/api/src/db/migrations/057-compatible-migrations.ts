import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table compatible_migration (name text primary key)`.execute(db);
}
