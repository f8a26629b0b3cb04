import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table alert add column looked_at timestamptz').execute(db);
}
