import { type Kysely, sql } from 'kysely';

/** When a home's present run went on offer: what is new is told from it, not from when the ad was written. */
const STATEMENTS = [
  'alter table property add column listed_at timestamptz',
  `update property set listed_at = ad.starts_at from property_ad ad
    where ad.property_id = property.id and ad.starts_at > property.created_at`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
