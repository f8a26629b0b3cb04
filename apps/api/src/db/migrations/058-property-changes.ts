import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Transaction of each property's last change: nodes read changes by it, because the clocks of writing nodes differ. A
 * trigger sets it, so that rows written by an older node have it too.
 */
const STATEMENTS = [
  'alter table property add column changed_in xid8 not null default pg_current_xact_id()',
  'create index property_changed_in on property (changed_in asc, id asc)',
  `create function note_property_change() returns trigger language plpgsql as $$
    begin
      new.changed_in := pg_current_xact_id();
      return new;
    end $$`,
  `create trigger property_change before insert or update of updated_at on property
    for each row execute function note_property_change()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
