import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbedded, openInMemory } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { openMigrated } from '../engines/embeddedDatabases.ts';
import { type RunningPostgres, startPostgres } from '../engines/postgresServer.ts';
import { unpackMigrated } from '../engines/unpackMigrated.ts';
import { insertFixture } from '../fixtures/properties.ts';
import { type KillTarget, NO_ERRORS, runKillRounds } from './killRounds.ts';
import { kill, startWriter, waitUntil } from './startWriter.ts';

const root = mkdtempSync(join(tmpdir(), 'mashrabiya-killed-'));

const countProperties = async ({ db }: EmbeddedDatabase) =>
  (await db.selectFrom('property').select('id').execute()).length;

const postgres = await startPostgres();
if ('missing' in postgres) console.warn(`PostgreSQL suite skipped: ${postgres.missing}`);

describe('A killed server', { timeout: 300_000 }, () => {
  afterAll(async () => {
    if (!('missing' in postgres)) await postgres.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('loses nothing that it confirmed, on the embedded database', async () => {
    const directory = join(root, 'embedded');
    unpackMigrated(directory);
    const outcome = await runKillRounds({ directory, killTargets: ['server'] });
    expect(outcome).toMatchObject(NO_ERRORS);
    // Without acknowledged registrations and payments the test would prove nothing.
    expect(outcome.newcomers.checked).toBeGreaterThan(1);
    expect(outcome.buyers.checked).toBeGreaterThan(1);
    expect(outcome.videos.checked).toBeGreaterThan(1);
  });

  it.skipIf('missing' in postgres)('loses nothing that it confirmed, nor does a killed PostgreSQL', async () => {
    const victims: KillTarget[] = ['backend', 'postmaster'];
    const options = { directory: join(root, 'files'), postgres: postgres as RunningPostgres };
    const outcome = await runKillRounds({ ...options, killTargets: victims });
    expect(outcome).toMatchObject(NO_ERRORS);
    expect(outcome.newcomers.checked).toBeGreaterThan(1);
    expect(outcome.buyers.checked).toBeGreaterThan(1);
    expect(outcome.videos.checked).toBeGreaterThan(1);
  });

  it('seeds again after it was killed while seeding', async () => {
    const directory = join(root, 'seeded');
    unpackMigrated(directory);
    const { child, output } = startWriter(directory, 'seed');
    await waitUntil(() => output.includes('seeding'));
    await kill(child);
    const database = await openEmbedded(directory);
    expect(await countProperties(database)).toBe(0);
    expect(await seedOnce(database.db, insertFixture)).toBe(true);
    expect(await countProperties(database)).toBeGreaterThan(90);
    expect(await seedOnce(database.db, insertFixture)).toBe(false);
    await database.close();
  });
});

describe('A database with foreign content', { timeout: 300_000 }, () => {
  let database: EmbeddedDatabase;
  let before: number;
  beforeAll(async () => {
    database = await openMigrated();
    await insertFixture(database.db);
    before = await countProperties(database);
  });
  afterAll(() => database.close());

  it('is not seeded', async () => {
    expect(await seedOnce(database.db, insertFixture)).toBe(false);
    expect(await countProperties(database)).toBe(before);
  });

  it('is restored completely from a backup', async () => {
    const copy = await openInMemory(await database.dump());
    expect(await countProperties(copy)).toBe(before);
    await copy.close();
  });
});
