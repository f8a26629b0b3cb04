import { type Kysely, sql } from 'kysely';

/** A deleted account keeps an anonymous row, because its former ads refer to it. */
const STATEMENTS = [
  'alter table app_user add column deleted_at timestamptz',
  'alter table app_user drop constraint app_user_check',
  `alter table app_user add constraint app_user_named
    check (name_ar is not null or name_en is not null or deleted_at is not null)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
