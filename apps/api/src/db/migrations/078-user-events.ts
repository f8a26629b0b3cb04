import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Changes that open pages show. Nodes read them by transaction id; a transaction reports the same change once. Changes
 * by an older node are seen when a page loads its conversations again.
 */
const STATEMENTS = [
  `create table user_event (
    changed_in xid8 not null default pg_current_xact_id(),
    user_id uuid not null,
    kind text not null,
    conversation_id uuid not null,
    created_at timestamptz not null
  )`,
  `create unique index user_event_once on user_event (changed_in asc, user_id asc, kind asc, conversation_id asc)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
