import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

const STATEMENTS = [
  // Neither the challenge nor the code is stored, and both are needed.
  `create table email_code (
    challenge_hash text primary key,
    code_hash text not null,
    email text not null,
    attempts integer not null default 0,
    message_id uuid,
    expires_at timestamptz not null
  )`,
  'create index email_code_ends on email_code (expires_at asc)',
  'create index email_code_by_email on email_code (email asc)',
  'alter table lead add column phone text',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
