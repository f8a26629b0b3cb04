import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Indexes by which jobs find rows after their lifetime. */
const STATEMENTS = [
  'create index property_view_by_day on property_view (day asc)',
  'create index property_lead_by_day on property_lead (day asc)',
  'create index reel_view_by_day on reel_view (day asc)',
  'create index property_review_by_time on property_review (created_at asc)',
  'create index report_by_decision on report (decided_at asc) where decided_at is not null',
  'create index lead_by_last_contact on lead (last_contact_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
