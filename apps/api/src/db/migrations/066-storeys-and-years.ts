import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Optional facts of a property; unknown for existing rows. */
const STATEMENTS = [
  `alter table property
    add column storey smallint,
    add column building_storeys smallint,
    add column completion_year smallint,
    add column orientation smallint`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
