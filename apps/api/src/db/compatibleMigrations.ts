import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from './schema.ts';
import { UnusableDatabaseError } from './UnusableDatabaseError.ts';

interface ReleasedMigration extends Migration {
  /** True if the previous release works with the migrated tables: it only adds, and changes nothing in use. */
  isCompatible?: boolean;
}

export type Migrations = Readonly<Record<string, ReleasedMigration>>;

/** Marks compatible migrations as such, in the transaction that applies them. */
export const markCompatible = (releasedMigrations: Migrations): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(releasedMigrations).map(([name, { up, isCompatible }]) => {
      const applyAndMark: Migration['up'] = async (db) => {
        await up(db);
        await sql`insert into compatible_migration (name) values (${name})`.execute(db);
      };
      return [name, { up: isCompatible ? applyAndMark : up }];
    }),
  );

async function findMigrationNames(
  db: Kysely<Tables>,
  table: 'kysely_migration' | 'compatible_migration',
): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const names = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
  return names.rows.map(({ name }) => name);
}

/**
 * Placeholders for applied migrations of later releases, since Kysely rejects unknown names. Throws
 * `UnusableDatabaseError` if this release cannot work with one of them.
 */
export async function buildLaterMigrations(
  db: Kysely<Tables>,
  releasedMigrations: Migrations,
): Promise<Record<string, Migration>> {
  const unknownNames = (await findMigrationNames(db, 'kysely_migration')).filter(
    (name) => !(name in releasedMigrations),
  );
  if (unknownNames.length === 0) return {};
  const compatibleNames = new Set(await findMigrationNames(db, 'compatible_migration'));
  const incompatibleNames = unknownNames.filter((name) => !compatibleNames.has(name));
  if (incompatibleNames.length > 0)
    throw new UnusableDatabaseError(
      `The database has migrations of a later release that this release does not support: ${incompatibleNames.join(', ')}. Start that release or a later one.`,
    );
  return Object.fromEntries(unknownNames.map((name) => [name, { up: async () => {} }]));
}
