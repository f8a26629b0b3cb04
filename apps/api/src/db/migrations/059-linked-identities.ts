import { type Kysely, sql } from 'kysely';

/** The address of an older identity is unknown until its next login. */
const STATEMENTS = [
  `alter table identity
    add column id uuid not null default gen_random_uuid() constraint identity_id unique,
    add column email text`,
  'alter table session add column confirmed_at timestamptz',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
