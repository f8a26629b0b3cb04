import { type Kysely, sql } from 'kysely';

/** End of the listing's latest active reel, so that lists can mark listings with reels without querying the reels. */
const STATEMENTS = [
  'alter table property add column reel_until timestamptz',
  `update property set reel_until = offered.until from (
    select property_id, max(expires_at) as until from reel where availability = 2 and removed_at is null group by property_id
  ) offered where offered.property_id = property.id`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
