import { type Kysely, sql } from 'kysely';

/**
 * Second factors of accounts. A secret counts once it is confirmed; `last_step` is the time step (half minute) of the
 * last code, so that none is used twice. Recovery codes and login challenges are stored as hashes.
 */
const STATEMENTS = [
  `create table two_factor (
    user_id uuid primary key references app_user (id),
    secret text not null,
    last_step bigint not null default 0,
    created_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  `create table recovery_code (
    user_id uuid not null references app_user (id),
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
  `create table login_challenge (
    token_hash text primary key,
    user_id uuid not null references app_user (id),
    expires_at timestamptz not null
  )`,
  'create index login_challenge_by_user on login_challenge (user_id asc)',
  'create index login_challenge_ends on login_challenge (expires_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
