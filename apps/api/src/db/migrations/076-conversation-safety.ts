import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Users mute conversations, block each other, and report a conversation: a report of the partner with its messages. */
const STATEMENTS = [
  'alter table conversation add column buyer_muted boolean not null default false',
  'alter table conversation add column seller_muted boolean not null default false',
  `create table message_block (
    blocker_id uuid not null references app_user (id) on delete cascade,
    blocked_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    primary key (blocker_id, blocked_id),
    constraint message_block_of_another check (blocker_id <> blocked_id)
  )`,
  'create index message_block_by_blocked on message_block (blocked_id asc)',
  'alter table report add column conversation_id uuid references conversation (id) on delete cascade',
  `alter table report add constraint report_of_conversation_partner
    check (conversation_id is null or person_id is not null)`,
  'create index report_by_conversation on report (conversation_id asc) where conversation_id is not null',
  // A user can report each conversation with a person, and the person.
  'alter table report drop constraint report_once',
  'alter table report drop column subject_id',
  `alter table report add column subject_id uuid not null
    generated always as (coalesce(reel_id, conversation_id, property_id, person_id)) stored`,
  'alter table report add constraint report_once unique (subject_id, visitor)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
