import { type Kysely, sql } from 'kysely';

/** Known browsers of users, by a hash of their cookie, so that wrong passwords of strangers do not lock users out. */
const STATEMENTS = [
  `create table known_device (
    user_id uuid not null references app_user (id),
    device_hash text not null,
    used_at timestamptz not null,
    primary key (user_id, device_hash)
  )`,
  'create index known_device_by_use on known_device (used_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
