import { type Kysely, sql } from 'kysely';

/** Late reports come first, the oldest of them before the others. */
const STATEMENTS = [
  'drop index report_case_by_weight',
  'create index report_case_by_weight on report_case (weight desc, opened_at asc, id asc)',
  'create index report_case_by_time on report_case (opened_at asc, id asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
