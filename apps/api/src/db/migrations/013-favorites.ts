import { type Kysely, sql } from 'kysely';

/** What people write about their favourites, the links by which others read these, and a quick way to one's own ads. */
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
