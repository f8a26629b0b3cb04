import { type Kysely, sql } from 'kysely';

/** Decisions of ads that can be undone, until they are carried out. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table held_review (
        property_id uuid primary key references property (id),
        id uuid not null unique,
        moderator_id uuid not null references app_user (id),
        decision jsonb not null,
        due_at timestamptz not null
      )`,
    )
    .execute(db);
}
