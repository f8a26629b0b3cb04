import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * `message.pictures` is read with its message; `message_picture` lists the stored files, and a job deletes those without
 * a message. An older node shows a message of pictures as an empty one.
 */
const STATEMENTS = [
  `alter table message add column pictures jsonb not null default '[]'`,
  `create table message_picture (
    id uuid primary key,
    user_id uuid references app_user (id) on delete set null,
    message_id uuid references message (id) on delete set null,
    picture jsonb not null,
    created_at timestamptz not null
  )`,
  'create index message_picture_by_message on message_picture (message_id asc) where message_id is not null',
  'create index message_picture_unsent on message_picture (created_at asc) where message_id is null',
  'create index message_picture_by_user on message_picture (user_id asc) where user_id is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
