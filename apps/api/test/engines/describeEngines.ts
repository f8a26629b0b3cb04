import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, inject } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openInMemory, openPostgres } from '../../src/db/openDatabase.ts';

/** Opens a migrated, empty database of its own. */
export type OpenTestDatabase = () => Promise<OpenDatabase>;

const server = inject('postgres');

const migrated = async (database: OpenDatabase): Promise<OpenDatabase> => {
  await migrate(database.db);
  return database;
};

/** Runs the same tests on both engines; says so when there is no PostgreSQL to run them on. */
export function describeEngines(title: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${title}, on PGlite`, () => tests(async () => migrated(await openInMemory())));

  if ('missing' in server) {
    describe.skip(`PostgreSQL suite skipped: ${title}: ${server.missing}`, () => tests(openMissing));
    console.warn(`PostgreSQL suite skipped: ${server.missing}`);
    return;
  }
  const { url } = server;
  describe(`${title}, on PostgreSQL`, () => {
    tests(async () => {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const root = openPostgres(url);
      await sql.raw(`create database ${name}`).execute(root.db);
      await root.close();
      return migrated(openPostgres(url.replace('/postgres?', `/${name}?`)));
    });
  });
}

const openMissing = (): never => {
  throw new Error('There is no PostgreSQL server.');
};
