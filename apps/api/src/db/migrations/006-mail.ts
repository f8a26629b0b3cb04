import { type Kysely, sql } from 'kysely';

/**
 * Mailed secrets, stored as hashes; mails stored because no mail server is configured; and mails handed to a mail
 * server, by job: recorded before sending, so that no mail is sent twice.
 */
const STATEMENTS = [
  `create table mail_token (
    token_hash text primary key,
    purpose text not null check (purpose in ('verify', 'reset', 'change_email')),
    user_id uuid not null references app_user (id),
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index mail_token_by_user on mail_token (user_id asc)',
  'create index mail_token_ends on mail_token (expires_at asc)',
  `create table outbox (
    id uuid primary key,
    recipient text not null,
    language text not null check (language in ('ar', 'en')),
    subject text not null,
    html text not null,
    plain text not null,
    created_at timestamptz not null
  )`,
  'create index outbox_by_time on outbox (created_at desc)',
  `create table mail_handover (
    job_id uuid primary key references job (id) on delete cascade,
    created_at timestamptz not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
