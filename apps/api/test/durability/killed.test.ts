import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { type EmbeddedDatabase, openEmbedded, openInMemory } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { type RunningPostgres, startPostgres } from '../engines/postgresServer.ts';
import { insertFixture } from '../fixtures/homes.ts';
import { killRounds, type Victim } from './killRounds.ts';
import { kill, startWriter, until } from './startWriter.ts';

const root = mkdtempSync(join(tmpdir(), 'mashrabiya-killed-'));

const homesIn = async ({ db }: EmbeddedDatabase) => (await db.selectFrom('property').select('id').execute()).length;

const postgres = await startPostgres();
if ('missing' in postgres) console.warn(`PostgreSQL suite skipped: ${postgres.missing}`);
const NOTHING_LOST = {
  lost: 0,
  wrongTotal: 0,
  newcomers: { accounts: 0, hearts: 0, mails: 0 },
  endedByItself: 0,
};

describe('A killed server', { timeout: 300_000 }, () => {
  afterAll(async () => {
    if (!('missing' in postgres)) await postgres.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('loses nothing that it answered, on the embedded database', async () => {
    const outcome = await killRounds({ directory: join(root, 'embedded'), victims: ['server', 'server'] });
    expect(outcome).toMatchObject(NOTHING_LOST);
    expect(outcome.newcomers.told).toBeGreaterThan(1);
  });

  it.skipIf('missing' in postgres)('loses nothing that it answered, nor does a killed PostgreSQL', async () => {
    const victims: Victim[] = ['backend', 'postmaster', 'server'];
    const options = { directory: join(root, 'files'), postgres: postgres as RunningPostgres };
    expect(await killRounds({ ...options, victims })).toMatchObject(NOTHING_LOST);
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
