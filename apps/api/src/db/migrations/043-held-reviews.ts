import { type Kysely, sql } from 'kysely';

/**
 * Decisions on ads that can be undone until they are carried out; and an index of a moderator's claims, which avoids
 * reading the whole queue.
 */
const STATEMENTS = [
  `create table held_review (
    property_id uuid primary key references property (id),
    id uuid not null unique,
    moderator_id uuid not null references app_user (id),
    decision jsonb not null,
    due_at timestamptz not null
  )`,
  'create index property_ad_by_claim on property_ad (claimed_by) where claimed_by is not null',
  'create index report_case_by_claim on report_case (claimed_by) where claimed_by is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
