import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Viewing appointments of a conversation. Their changes are messages, whose text may be empty; an older node shows these
 * as empty messages.
 */
const STATEMENTS = [
  `create table viewing (
    id uuid primary key,
    conversation_id uuid not null references conversation (id) on delete cascade,
    proposed_by text not null check (proposed_by in ('buyer', 'seller')),
    starts_at timestamptz not null,
    status text not null check (status in ('proposed', 'accepted', 'declined', 'cancelled', 'moved')),
    created_at timestamptz not null,
    changed_at timestamptz not null,
    calendar_id uuid not null,
    calendar_sequence integer not null default 0,
    day_reminder_at timestamptz,
    hour_reminder_at timestamptz
  )`,
  'create index viewing_by_conversation on viewing (conversation_id asc, starts_at desc)',
  'alter table message add column viewing_id uuid references viewing (id) on delete cascade',
  `alter table message add column viewing_change text
    check (viewing_change in ('proposed', 'accepted', 'declined', 'cancelled'))`,
  'create index message_by_viewing on message (viewing_id asc) where viewing_id is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
