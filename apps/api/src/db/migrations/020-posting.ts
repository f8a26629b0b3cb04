import { type Kysely, sql } from 'kysely';

/**
 * A post is made once for its key, the id of its draft. The row is written before its property, in the same
 * transaction, so that a second post waits for the first; hence no foreign key. `property_ad.next_pack` is a further
 * paid run that begins when the current one ends. Moderators' notes are stored in both languages.
 */
const STATEMENTS = [
  `create table property_post (
    user_id uuid not null references app_user (id),
    draft_id uuid not null,
    property_id uuid not null,
    primary key (user_id, draft_id)
  )`,
  'alter table property_ad add column next_pack smallint check (next_pack between 1 and 3)',
  "alter table property add column closed_as text check (closed_as in ('sold', 'rented', 'other'))",
  "alter table property_review add column note_ar text not null default ''",
  "alter table property_review add column note_en text not null default ''",
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
