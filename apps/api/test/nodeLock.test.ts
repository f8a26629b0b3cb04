import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { DatabaseUnusable } from '../src/db/DatabaseUnusable.ts';
import { holdNodeLock } from '../src/db/postgres/holdNodeLock.ts';
import { copyMigrated } from './engines/describeEngines.ts';
import { onDatabase } from './engines/onDatabase.ts';

describe.skipIf('missing' in inject('postgres'))('Nodes of one PostgreSQL database', () => {
  let url: string;
  beforeAll(async () => {
    url = (await copyMigrated()) ?? '';
  });
  const output: string[] = [];
  const logged: string[] = [];
  const start = (isShared: boolean) =>
    holdNodeLock({
      url,
      isShared,
      say: (line) => output.push(line),
      log: (line) => logged.push(line),
      pause: () => new Promise((resolve) => setTimeout(resolve, 20)),
    });

  it('run together if all use the bucket', async () => {
    const ends = [await start(true), await start(true)];
    await expect(start(false)).rejects.toThrow(DatabaseUnusable);
    for (const end of ends) await end();
  });

  it('are refused beside a node with files on its own disk', async () => {
    const end = await start(false);
    await expect(start(false)).rejects.toThrow(/^Another node uses this database, but uploaded files are stored/);
    await expect(start(true)).rejects.toThrow(DatabaseUnusable);
    output.length = 0;
    const next = start(false);
    await vi.waitFor(() => expect(output).toEqual(['Waiting for another node that uses this database to stop …']));
    await end();
    await (await next)();
  });

  it('take the lock again after a lost connection', async () => {
    const end = await start(false);
    await onDatabase(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'mashrabiya node' and datname = current_database()`,
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(start(false)).rejects.toThrow(DatabaseUnusable);
    await end();
    expect(logged).toEqual([]);
  });
});
