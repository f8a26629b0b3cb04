import { type Kysely, sql } from 'kysely';

/** Drafts of ads. The device creates the id, so that it can repeat a save whose answer was lost. */
const STATEMENTS = [
  `create table property_draft (
    user_id uuid not null references app_user (id),
    id uuid not null,
    content jsonb not null,
    version integer not null,
    updated_at timestamptz not null,
    primary key (user_id, id)
  )`,
  'create index property_draft_by_time on property_draft (updated_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
