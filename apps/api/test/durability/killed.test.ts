import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from '../../src/db/directoryLock.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type EmbeddedDatabase, openEmbedded, openInMemory } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { insertFixture } from '../fixtures/homes.ts';

const root = mkdtempSync(join(tmpdir(), 'mashrabiya-killed-'));
const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** Starts the writer and collects what it says. */
function startWriter(directory: string, task: string) {
  const child = spawn(process.execPath, [WRITER, directory, task], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  child.stdout.on('data', (chunk) => said.push(...String(chunk).trim().split('\n')));
  return { child, said };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(10);
};

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

describe('The lock of a data directory', () => {
  it('keeps a second process out, in words that help', async () => {
    const directory = join(root, 'locked');
    const { child, said } = startWriter(directory, 'write');
    await until(() => said.length > 0);
    await expect(openEmbedded(directory)).rejects.toThrow(DirectoryInUse);
    await expect(openEmbedded(directory)).rejects.toThrow(`process ${child.pid}`);
    await kill(child);
    await (await openEmbedded(directory)).close();
    expect(existsSync(join(directory, 'server.lock'))).toBe(false);
  });

  it('is taken over when its process is gone, or another has its number now', async () => {
    const directory = join(root, 'stale');
    (await lockDirectory(directory))();
    for (const left of ['4194304 1', `${process.ppid} 1`, '', 'nonsense']) {
      writeFileSync(join(directory, 'server.lock'), left);
      const unlock = await lockDirectory(directory);
      expect(readFileSync(join(directory, 'server.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
      unlock();
    }
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
