import { type Kysely, sql } from 'kysely';

/**
 * Films that are written anew after they were sent: how far each is, and the cover that stands for one whose sender could
 * choose none.
 */
const STATEMENTS = [
  "alter table clip_upload add column state text not null default 'ready' check (state in ('ready', 'preparing', 'failed'))",
  'alter table clip_upload add column poster jsonb',
  "create index clip_upload_preparing on clip_upload (created_at asc) where state <> 'ready'",
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
