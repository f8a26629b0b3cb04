import { type Kysely, sql } from 'kysely';

/** What somebody may do beyond their own things. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table app_user add column role text not null default 'user' check (role in ('user', 'moderator', 'finance'))`,
    )
    .execute(db);
}
