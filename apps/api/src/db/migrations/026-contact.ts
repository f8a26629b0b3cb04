import { type Kysely, sql } from 'kysely';

/** Messages of the contact form, unique by the device's key. */
const STATEMENTS = [
  `create table contact_message (
    id uuid primary key,
    reference text not null unique,
    idem_key uuid not null unique,
    user_id uuid references app_user (id),
    topic text not null check (topic in ('general', 'support', 'payment', 'privacy')),
    name text not null,
    email text not null,
    phone text not null,
    subject text not null,
    message text not null,
    language text not null check (language in ('ar', 'en')),
    created_at timestamptz not null
  )`,
  'create index contact_message_by_time on contact_message (created_at asc)',
  'create index contact_message_by_user on contact_message (user_id asc) where user_id is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
