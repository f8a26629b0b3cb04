import { type Kysely, sql } from 'kysely';

/**
 * Owners who are asked whether a home that several people say is sold is still to be had, a row that goes once they
 * answer; decisions of ads that can be undone, until they are carried out; what a moderator has claimed, found without
 * looking at all that waits; and the log read by whoever did something.
 */
const STATEMENTS = [
  `create table sold_question (
    property_id uuid primary key references property (id),
    asked_at timestamptz not null
  )`,
  `create table held_review (
    property_id uuid primary key references property (id),
    id uuid not null unique,
    moderator_id uuid not null references app_user (id),
    decision jsonb not null,
    due_at timestamptz not null
  )`,
  'create index property_ad_by_claim on property_ad (claimed_by) where claimed_by is not null',
  'create index report_case_by_claim on report_case (claimed_by) where claimed_by is not null',
  'create index moderation_event_by_actor on moderation_event (actor_id asc, created_at desc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
