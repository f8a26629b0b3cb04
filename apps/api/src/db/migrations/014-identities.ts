import { type Kysely, sql } from 'kysely';

/** Linked identities, by the provider's id of the user, and hashes of ID token nonces. */
const STATEMENTS = [
  `create table identity (
    issuer text not null,
    subject text not null,
    user_id uuid not null references app_user (id),
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  'create index identity_by_user on identity (user_id asc)',
  `create table identity_nonce (
    nonce_hash text primary key,
    expires_at timestamptz not null
  )`,
  'create index identity_nonce_ends on identity_nonce (expires_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
