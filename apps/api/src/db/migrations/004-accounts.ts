import { type Kysely, sql } from 'kysely';

/**
 * Accounts with a password, their sessions, and favorites. Addresses are stored in lower case. A session stores only
 * the hash of its token; an unused session expires by `used_at`. `favorite.price` is the price when the favorite was
 * added.
 */
const STATEMENTS = [
  `alter table app_user
    add column password_hash text,
    add column email_verified_at timestamptz,
    add column language text not null default 'ar' check (language in ('ar', 'en'))`,
  'update app_user set email = lower(email)',
  'alter table app_user rename constraint app_user_email_key to app_user_email',
  'create unique index app_user_phone on app_user (phone)',
  `create table session (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    token_hash text not null unique,
    device text not null,
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  'create index session_by_user on session (user_id asc)',
  'create index session_by_use on session (used_at asc)',
  `create table favorite (
    user_id uuid not null references app_user (id),
    property_id uuid not null references property (id),
    price bigint,
    created_at timestamptz not null,
    primary key (user_id, property_id)
  )`,
  'create index favorite_by_property on favorite (property_id asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
