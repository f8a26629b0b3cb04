import { type Kysely, sql } from 'kysely';

/**
 * Owners list and unlink their linked identities: each has an id and the address that its provider verified, unknown
 * for older ones until their next login. A session is confirmed when its user proves their identity again.
 */
const STATEMENTS = [
  `alter table identity
    add column id uuid not null default gen_random_uuid() constraint identity_id unique,
    add column email text`,
  'alter table session add column confirmed_at timestamptz',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
