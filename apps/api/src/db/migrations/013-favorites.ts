import { type Kysely, sql } from 'kysely';

/** Notes on favorites, share links of favorites, and an index for the user's own ads. */
const STATEMENTS = [
  `alter table favorite add column note text not null default ''`,
  `create table favorites_share (
    user_id uuid primary key references app_user (id),
    token_hash text not null unique,
    created_at timestamptz not null
  )`,
  'create index property_by_user on property (user_id asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
