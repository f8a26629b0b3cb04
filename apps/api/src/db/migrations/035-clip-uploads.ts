import { type Kysely, sql } from 'kysely';

/** Uploaded videos and their owners: files of videos without a reel are deleted. */
const STATEMENTS = [
  `create table clip_upload (
    clip text primary key,
    user_id uuid not null references app_user (id),
    duration double precision not null check (duration > 0),
    created_at timestamptz not null
  )`,
  'create index clip_upload_by_time on clip_upload (created_at asc)',
  // A moderator's rejection of a reel; null once it is changed or approved.
  'alter table reel add column refusal jsonb',
  'create index reel_pending on reel (updated_at asc) where availability = 1 and removed_at is null',
  'create index reel_by_clip on reel (clip asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
