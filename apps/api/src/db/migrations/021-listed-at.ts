import { type Kysely, sql } from 'kysely';

/** Start of a listing's current period: a listing is new from then on, not from its creation. */
const STATEMENTS = [
  'alter table property add column listed_at timestamptz',
  `update property set listed_at = ad.starts_at from property_ad ad
    where ad.property_id = property.id and ad.starts_at > property.created_at`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
