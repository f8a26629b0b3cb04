import { type Kysely, sql } from 'kysely';

/**
 * Passkeys: the public key as base64url, and the signature counter. Challenges are stored as hashes, for a user's new
 * passkey, or for a login of a yet unknown user.
 */
const STATEMENTS = [
  `create table passkey (
    id uuid primary key,
    user_id uuid not null references app_user (id),
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index passkey_by_user on passkey (user_id asc, created_at desc)',
  `create table passkey_challenge (
    challenge_hash text primary key,
    user_id uuid references app_user (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index passkey_challenge_ends on passkey_challenge (expires_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
