import { type Kysely, sql } from 'kysely';

/** Renames the hash of a viewer, caller or reporter to `visitor`, as elsewhere. */
const STATEMENTS = ['property_view', 'property_lead', 'property_report'].map(
  (table) => `alter table ${table} rename column person to visitor`,
);

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
