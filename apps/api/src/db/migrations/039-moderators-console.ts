import { type Kysely, sql } from 'kysely';

/**
 * Owners asked to confirm availability after several "sold" reports, a row deleted by their answer; and an index of the
 * log by actor.
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
