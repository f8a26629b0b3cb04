import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table app_user add column role text not null default 'user' check (role in ('user', 'moderator', 'finance'))`,
    )
    .execute(db);
}
