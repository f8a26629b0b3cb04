import { type Kysely, sql } from 'kysely';

/** Until when a home has a reel on offer: cards say so, and lists must not ask the reels for it. */
const STATEMENTS = [
  'alter table property add column reel_until timestamptz',
  `update property set reel_until = offered.until from (
    select property_id, max(expires_at) as until from reel where availability = 2 and removed_at is null group by property_id
  ) offered where offered.property_id = property.id`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
