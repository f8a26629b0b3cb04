import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table property_report add column reel_id uuid references reel (id)').execute(db);
}
