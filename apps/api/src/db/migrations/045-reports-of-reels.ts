import { type Kysely, sql } from 'kysely';

/** The reel that a report was made on; null for the ad itself. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table property_report add column reel_id uuid references reel (id)').execute(db);
}
