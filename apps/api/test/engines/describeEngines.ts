import { randomUUID } from 'node:crypto';
import { describe, inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '../../src/db/openDatabase.ts';
import { openMigrated } from './embeddedDatabases.ts';
import { onDatabase } from './onDatabase.ts';

/** Opens a migrated, empty database of its own. */
export type OpenTestDatabase = () => Promise<OpenDatabase>;

const server = inject('postgres');

const isFull = process.env.TESTS === 'full';

/** Runs tests on PGlite, and on PostgreSQL too in `npm run test:full`. */
export function describeEngines(title: string, tests: (open: OpenTestDatabase) => void): void {
  if (isFull) describeBothEngines(title, tests);
  else describe(`${title}, on PGlite`, () => tests(openMigrated));
}

/**
 * Runs the same tests on both engines, for what depends on SQL, transactions, locks or jobs; says so when there is no
 * PostgreSQL to run them on.
 */
export function describeBothEngines(title: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${title}, on PGlite`, () => tests(openMigrated));

  if ('missing' in server) {
    describe.skip(`PostgreSQL suite skipped: ${title}: ${server.missing}`, () => tests(openMissing));
    console.warn(`PostgreSQL suite skipped: ${server.missing}`);
    return;
  }
  describe(`${title}, on PostgreSQL`, () => tests(async () => openPostgres((await copyMigrated()) ?? '')));
}

/** Makes a migrated, empty database of PostgreSQL and gives its address; undefined where there is no server. */
export async function copyMigrated(): Promise<string | undefined> {
  if ('missing' in server) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onDatabase(server.url, `create database ${name} template ${server.template}`);
  return server.url.replace('/postgres?', `/${name}?`);
}

const openMissing = (): never => {
  throw new Error('There is no PostgreSQL server.');
};
