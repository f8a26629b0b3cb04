import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { type EmbeddedDatabase, openEmbedded, openInMemory } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { insertFixture } from '../fixtures/homes.ts';
import { kill, startWriter, until } from './startWriter.ts';

const root = mkdtempSync(join(tmpdir(), 'mashrabiya-killed-'));

const homesIn = async ({ db }: EmbeddedDatabase) => (await db.selectFrom('property').select('id').execute()).length;

describe('A killed server', () => {
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('loses nothing that it answered, however often it is killed', async () => {
    const directory = join(root, 'written');
    let acknowledged = 0;
    for (const moment of [150, 400]) {
      const { child, said } = startWriter(directory, 'write');
      await until(() => said.length > 0);
      await sleep(moment);
      await kill(child);
      acknowledged = Number(said.filter((line) => /^\d+$/.test(line)).at(-1));
      const database = await openEmbedded(directory);
      const rows = await database.db.selectFrom('configuration').select('key').execute();
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
      await database.db.deleteFrom('configuration').execute();
      await database.close();
    }
    expect(acknowledged).toBeGreaterThan(5);
  });

  it('seeds anew when it was killed while seeding', async () => {
    const directory = join(root, 'seeded');
    const { child, said } = startWriter(directory, 'seed');
    await until(() => said.includes('seeding'));
    await kill(child);
    const database = await openEmbedded(directory);
    expect(await homesIn(database)).toBe(0);
    expect(await seedOnce(database.db, insertFixture)).toBe(true);
    expect(await homesIn(database)).toBeGreaterThan(90);
    expect(await seedOnce(database.db, insertFixture)).toBe(false);
    await database.close();
  });

  it('leaves a database alone that somebody else has filled', async () => {
    const database = await openInMemory();
    await migrate(database.db);
    await insertFixture(database.db);
    const before = await homesIn(database);
    expect(await seedOnce(database.db, insertFixture)).toBe(false);
    expect(await homesIn(database)).toBe(before);
    await database.close();
  });
});

describe('A backup', () => {
  it('brings the whole database back', async () => {
    const database = await openInMemory();
    await migrate(database.db);
    await insertFixture(database.db);
    const copy = await openInMemory(await database.dump());
    expect(await homesIn(copy)).toBe(await homesIn(database));
    await Promise.all([database.close(), copy.close()]);
  });
});
