import { type Kysely, sql } from 'kysely';

/** Videos re-encoded after the upload: their state, and a generated cover if the sender could not choose one. */
const STATEMENTS = [
  "alter table clip_upload add column state text not null default 'ready' check (state in ('ready', 'preparing', 'failed'))",
  'alter table clip_upload add column poster jsonb',
  "create index clip_upload_preparing on clip_upload (created_at asc) where state <> 'ready'",
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
