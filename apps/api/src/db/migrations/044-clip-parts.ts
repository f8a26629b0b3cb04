import { type Kysely, sql } from 'kysely';

/** Unfinished chunked uploads of videos; abandoned ones are deleted. */
const STATEMENTS = [
  `create table unfinished_clip (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    bytes integer not null check (bytes > 0),
    received integer not null default 0 check (received between 0 and bytes),
    created_at timestamptz not null
  )`,
  'create index unfinished_clip_by_user on unfinished_clip (user_id asc, created_at asc)',
  'create index unfinished_clip_by_time on unfinished_clip (created_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
