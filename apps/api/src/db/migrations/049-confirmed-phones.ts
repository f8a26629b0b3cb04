import { type Kysely, sql } from 'kysely';

/** A number belongs to one account with a confirmed address; an unconfirmed account does not reserve it. */
const STATEMENTS = [
  'drop index app_user_phone',
  'create unique index app_user_phone on app_user (phone) where email_verified_at is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
