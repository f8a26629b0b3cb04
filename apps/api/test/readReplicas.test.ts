import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { NO_LOG } from '../src/core/log.ts';
import { migrate } from '../src/db/migrate.ts';
import { type OpenDatabase, openPostgres } from '../src/db/openDatabase.ts';
import type { ReadReplicas } from '../src/db/postgres/ReadReplicas.ts';
import { loadReference } from '../src/reference/repository/loadReference.ts';
import { PostgresSearch } from '../src/search/repository/PostgresSearch.ts';
import { type RunningPostgres, startPostgres, startReplica } from './engines/postgresServer.ts';
import { startSilentProxy } from './engines/silentProxy.ts';
import { createProperty, insertFixture, NOW, propertyId } from './fixtures/properties.ts';

const started = await startPostgres();
if ('missing' in started) console.warn(`PostgreSQL suite skipped: ${started.missing}`);
const primary = started as RunningPostgres;

describe.skipIf('missing' in started)('A node with a read replica', () => {
  let replica: RunningPostgres;
  let database: OpenDatabase;
  /** Direct connection to the replica. */
  let replicaDb: OpenDatabase;
  let node: PostgresSearch;
  let now = NOW.getTime();

  beforeAll(async () => {
    const prepared = openPostgres(primary.url);
    await migrate(prepared.db);
    await insertFixture(prepared.db);
    await prepared.close();
    replica = await startReplica(primary);
    database = openPostgres(primary.url, { readUrls: [replica.url] });
    replicaDb = openPostgres(replica.url);
    const tools = { clock: () => new Date(now), log: NO_LOG, readReplicas: database.readReplicas };
    node = new PostgresSearch(database.db, await loadReference(database.db), tools);
    await node.build();
  }, 60_000);
  afterAll(async () => {
    await replicaDb.close();
    await database.close();
    await replica.stop();
    await primary.stop();
  });

  const insert = (number: number) => insertProperties(database.db, [createProperty(number, { days: 0 })]);
  const isListed = async (number: number) => (await node.findByIds([propertyId(number)])).length === 1;
  const readsReplica = async ({ db } = database.readReplicas as ReadReplicas) => {
    const { rows } = await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(db);
    return rows[0]?.is_replica;
  };
  const waitForReplica = () =>
    expect
      .poll(
        async () => {
          now += 1_000;
          await node.current();
          return readsReplica();
        },
        { timeout: 20_000 },
      )
      .toBe(true);

  it('reads lists from the replica once it has all changes', async () => {
    await insert(9001);
    await node.refresh();
    await waitForReplica();
    expect(await isListed(9001)).toBe(true);
  });

  it('shows its own change at once while the replica lags', async () => {
    await sql`select pg_wal_replay_pause()`.execute(replicaDb.db);
    await insert(9002);
    await node.refresh();
    expect(await readsReplica()).toBe(false);
    expect(await isListed(9002)).toBe(true);
    await sql`select pg_wal_replay_resume()`.execute(replicaDb.db);
    await waitForReplica();
    expect(await isListed(9002)).toBe(true);
  });

  it('reads the primary while the replica is away', async () => {
    await replica.kill();
    expect(await isListed(9001)).toBe(true);
    await insert(9003);
    await node.refresh();
    expect(await isListed(9003)).toBe(true);
    await replica.restart();
    await waitForReplica();
    expect(await isListed(9003)).toBe(true);
  });

  it('waits only once for a replica that does not answer', async () => {
    const proxy = await startSilentProxy(replica);
    const { readReplicas, close } = openPostgres(primary.url, { readUrls: [proxy.url], queryTimeoutMs: 2_000 });
    await readReplicas?.follow(0, async () => 0);
    expect(await readsReplica(readReplicas)).toBe(true);
    proxy.fallSilent();
    expect(await readsReplica(readReplicas)).toBe(false);
    const start = performance.now();
    expect(await readsReplica(readReplicas)).toBe(false);
    expect(performance.now() - start).toBeLessThan(2_000);
    await close();
    proxy.close();
  });
});
