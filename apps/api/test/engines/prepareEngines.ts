import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/db/migrate.ts';
import { openInMemory, openPostgres } from '../../src/db/openDatabase.ts';
import { saveMigrated } from './embeddedDatabases.ts';
import { startPostgres } from './postgresServer.ts';
import { runOnDatabase } from './runOnDatabase.ts';

/** A migrated database of the server, copied for the test files. */
const TEMPLATE_DATABASE = 'migrated';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One PostgreSQL server for all test files, with a migrated database to copy; or why there is none. */
    postgres: { url: string; template: string } | { missing: string };
    pgliteDump: string;
    /** Deleted after all tests. */
    temporaryFolder: string;
  }
}

async function dumpMigrated(file: string): Promise<void> {
  const database = await openInMemory();
  await migrate(database.db);
  await saveMigrated(database.db);
  writeFileSync(file, await database.dump());
  await database.close();
}

async function makeTemplate(url: string): Promise<void> {
  await runOnDatabase(url, `create database ${TEMPLATE_DATABASE}`);
  const database = openPostgres(url.replace('/postgres?', `/${TEMPLATE_DATABASE}?`));
  await migrate(database.db);
  await database.close();
}

/** Before the first test file: creating an engine and its tables takes longer than the tests of most files. */
export default async function prepareEngines({ provide }: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-tests-'));
  // Tests start PostgreSQL below it, as another user than root.
  chmodSync(directory, 0o755);
  const pgliteDump = join(directory, 'dump.tar');
  const [server] = await Promise.all([startPostgres(), dumpMigrated(pgliteDump)]);
  provide('pgliteDump', pgliteDump);
  provide('temporaryFolder', directory);
  if ('missing' in server) {
    provide('postgres', server);
  } else {
    await makeTemplate(server.url);
    provide('postgres', { url: server.url, template: TEMPLATE_DATABASE });
  }
  return async () => {
    rmSync(directory, { recursive: true, force: true });
    if (!('missing' in server)) await server.stop();
  };
}
