import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Edits of approved properties wait beside them, so that the approved version stays on offer. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw('alter table property_ad add column edit jsonb, add column is_edit_refused boolean not null default false')
    .execute(db);
}
