import { type Kysely, sql } from 'kysely';

/** Owners who are asked whether a home that several people say is sold is still to be had; gone once they answer. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table sold_question (
        property_id uuid primary key references property (id),
        asked_at timestamptz not null
      )`,
    )
    .execute(db);
}
