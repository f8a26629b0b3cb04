import { randomUUID } from 'node:crypto';
import { describe, inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '../../src/db/openDatabase.ts';
import { openMigrated } from './embeddedDatabases.ts';
import { runOnDatabase } from './runOnDatabase.ts';

/** Opens a migrated, empty database of its own. */
export type OpenTestDatabase = () => Promise<OpenDatabase>;

const server = inject('postgres');

const isFull = process.env.TESTS === 'full';

/** Runs tests on PGlite, and on PostgreSQL too in `npm run test:full`. */
export function describeEngines(title: string, tests: (open: OpenTestDatabase) => void): void {
  if (isFull) describeBothEngines(title, tests);
  else describe(`${title}, on PGlite`, () => tests(openMigrated));
}

/** Runs the same tests on both engines, for SQL, transactions, locks or jobs; reports a missing PostgreSQL. */
export function describeBothEngines(title: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${title}, on PGlite`, () => tests(openMigrated));
  describePostgres(title, tests);
}

/** Runs tests that need several connections; reports a missing PostgreSQL. */
export function describePostgres(title: string, tests: (open: OpenTestDatabase) => void): void {
  if ('missing' in server) {
    describe.skip(`PostgreSQL suite skipped: ${title}: ${server.missing}`, () => tests(openMissing));
    console.warn(`PostgreSQL suite skipped: ${server.missing}`);
    return;
  }
  describe(`${title}, on PostgreSQL`, () => tests(async () => openPostgres((await copyMigrated()) ?? '')));
}

/** Creates a migrated, empty PostgreSQL database and returns its address; undefined without a server. */
export async function copyMigrated(): Promise<string | undefined> {
  if ('missing' in server) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnDatabase(server.url, `create database ${name} template ${server.template}`);
  return server.url.replace('/postgres?', `/${name}?`);
}

const openMissing = (): never => {
  throw new Error('There is no PostgreSQL server.');
};
