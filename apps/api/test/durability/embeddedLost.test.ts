import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createDialect } from '../../src/db/EngineDriver.ts';
import { migrate } from '../../src/db/migrate.ts';
import { PgliteEngine } from '../../src/db/pglite/PgliteEngine.ts';
import type { Tables } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { createTestLog } from '../support/testLog.ts';

const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-lost-'));
const control = join(directory, 'global', 'pg_control');

describe('A lost embedded database', () => {
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('is reopened with a growing backoff, and answers unavailable meanwhile', async () => {
    const logLines: string[] = [];
    const pauses: number[] = [];
    let resume = () => {};
    const engine = new PgliteEngine(
      { dataDir: directory },
      {
        watchdogMs: 3_000,
        log: createTestLog((line) => logLines.push(line)),
        explain: () => 'its disk is full',
        pause: (milliseconds) =>
          new Promise<void>((resolve) => {
            pauses.push(milliseconds);
            resume = resolve;
          }),
      },
    );
    await engine.waitUntilOpen();
    const db = new Kysely<Tables>({ dialect: createDialect(engine) });
    await migrate(db);
    const store = (key: string) => db.insertInto('configuration').values({ key, value: '1' }).execute();
    await store('acknowledged');

    renameSync(control, `${control}.away`);
    const hungQuery = (await engine.connect()).query('select count(*) from generate_series(1, 2000000000)', []);
    await expect(hungQuery).rejects.toMatchObject({ code: 'unavailable' });
    for (const expected of [[1000], [1000, 2000], [1000, 2000, 4000]]) {
      await expect.poll(() => pauses, { timeout: 20_000 }).toEqual(expected);
      await expect(store('lost')).rejects.toMatchObject({ code: 'unavailable' });
      await expect(inTransaction(db, async () => {})).rejects.toMatchObject({ code: 'unavailable' });
      if (expected.length === 3) renameSync(`${control}.away`, control);
      resume();
    }
    await expect.poll(() => logLines.at(-1), { timeout: 20_000 }).toBe('Reopened the embedded database.');
    await inTransaction(db, (tx) => tx.insertInto('configuration').values({ key: 'later', value: '1' }).execute());
    const foundKeys = await db
      .selectFrom('configuration')
      .select('key')
      .where('value', '=', '1')
      .orderBy('key')
      .execute();
    expect(foundKeys).toEqual([{ key: 'acknowledged' }, { key: 'later' }]);
    expect(logLines).toEqual([
      'Lost the embedded database: No response within 3 s',
      ...[1, 2, 4].map((s) => `Cannot reopen the embedded database: its disk is full. Retrying in ${s} s.`),
      'Reopened the embedded database.',
    ]);
    await engine.close();
  }, 120_000);
});
