import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Edits of approved properties and reels are stored beside them, so that the approved version stays on offer. */
const STATEMENTS = [
  'alter table property_ad add column edit jsonb, add column is_edit_refused boolean not null default false',
  'alter table reel add column edit jsonb',
  'create index reel_edit on reel (updated_at asc) where edit is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
