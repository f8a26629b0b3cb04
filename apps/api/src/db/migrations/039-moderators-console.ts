import { type Kysely, sql } from 'kysely';

/**
 * Owners who are asked whether a home that several people say is sold is still to be had, a row that goes once they
 * answer; and the log read by whoever did something.
 */
const STATEMENTS = [
  `create table sold_question (
    property_id uuid primary key references property (id),
    asked_at timestamptz not null
  )`,
  'create index moderation_event_by_actor on moderation_event (actor_id asc, created_at desc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
