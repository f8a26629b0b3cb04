import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openPostgres } from '../src/db/openDatabase.ts';
import { acquireNodeLock } from '../src/db/postgres/acquireNodeLock.ts';
import { UnusableDatabaseError } from '../src/db/UnusableDatabaseError.ts';
import { copyMigrated } from './engines/describeEngines.ts';
import { createTestLog } from './support/testLog.ts';

describe.skipIf('missing' in inject('postgres'))('Nodes of one PostgreSQL database', () => {
  let url: string;
  beforeAll(async () => {
    url = (await copyMigrated()) ?? '';
  });
  const output: string[] = [];
  const logLines: string[] = [];
  const acquire = (isShared: boolean) =>
    acquireNodeLock({
      url,
      isShared,
      print: (line) => output.push(line),
      log: createTestLog((line) => logLines.push(line)),
      pause: () => new Promise((resolve) => setTimeout(resolve, 20)),
    });

  it('run together if all use the bucket', async () => {
    const releases = [await acquire(true), await acquire(true)];
    await expect(acquire(false)).rejects.toThrow(UnusableDatabaseError);
    for (const release of releases) await release();
  });

  it('are refused beside a node with files on its own disk', async () => {
    const release = await acquire(false);
    await expect(acquire(false)).rejects.toThrow(/^Another node uses this database, but uploaded files are stored/);
    await expect(acquire(true)).rejects.toThrow(UnusableDatabaseError);
    output.length = 0;
    const next = acquire(false);
    await vi.waitFor(() => expect(output).toEqual(['Waiting for another node that uses this database to stop …']));
    await release();
    await (await next)();
  });

  it('take the lock again after a lost connection', async () => {
    const release = await acquire(false);
    const { db, close } = openPostgres(url);
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = 'mashrabiya node' and datname = current_database()`.execute(db);
    const locks = sql`
      select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database()`;
    await vi.waitFor(async () => expect((await locks.execute(db)).rows).toHaveLength(1), { timeout: 10_000 });
    await close();
    await expect(acquire(false)).rejects.toThrow(UnusableDatabaseError);
    await release();
    expect(logLines).toEqual([]);
  });
});
