import { type Kysely, sql } from 'kysely';

/** The latest data export of a user; the file is in the data directory. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table data_export (
        user_id uuid primary key references app_user (id),
        id uuid not null unique,
        state text not null check (state in ('making', 'ready', 'failed')),
        asked_at timestamptz not null,
        expires_at timestamptz,
        bytes bigint
      )`,
    )
    .execute(db);
}
