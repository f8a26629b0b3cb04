import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

const STATEMENTS = [
  'alter table app_user add column phone_verified_at timestamptz',
  // A number belongs to the account that confirmed it by SMS; a typed number reserves nothing.
  'drop index app_user_phone',
  'create unique index app_user_phone on app_user (phone) where phone_verified_at is not null',
  'create index app_user_by_phone on app_user (phone asc) where phone is not null',
  `create table phone_code (
    user_id uuid primary key references app_user (id),
    phone text not null,
    code_hash text not null,
    attempts integer not null default 0,
    used_at timestamptz,
    expires_at timestamptz not null
  )`,
  'create index phone_code_ends on phone_code (expires_at asc)',
  "alter table outbox add column channel text not null default 'mail'",
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
