import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../src/app/services.ts';
import { createApi } from '../src/composition/createApi.ts';
import { createServices } from '../src/composition/createServices.ts';
import { NO_LOG } from '../src/core/log.ts';
import { migrate } from '../src/db/migrate.ts';
import { type OpenDatabase, openPostgres } from '../src/db/openDatabase.ts';
import { ping } from '../src/db/ping.ts';
import { waitForPostgres } from '../src/db/postgres/waitForPostgres.ts';
import { createSite } from '../src/host/createSite.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { type RunningPostgres, startPostgres } from './engines/postgresServer.ts';
import { startSilentProxy } from './engines/silentProxy.ts';
import { insertFixture, NOW, propertyId } from './fixtures/properties.ts';
import { buildJsonRequest } from './support/client.ts';
import { createTestLog } from './support/testLog.ts';
import { createTestPorts } from './support/testPorts.ts';

const started = await startPostgres();
if ('missing' in started) console.warn(`PostgreSQL suite skipped: ${started.missing}`);
const server = started as RunningPostgres;

describe.skipIf('missing' in started)('A PostgreSQL outage', () => {
  let database: OpenDatabase;
  let site: Hono;
  let now = NOW.getTime();
  const logLines: string[] = [];

  beforeAll(async () => {
    database = openPostgres(server.url, { log: createTestLog((line) => logLines.push(line)) });
    await migrate(database.db);
    await insertFixture(database.db);
    const clock = () => new Date(now);
    const services = await createServices(createTestPorts(database.db, clock));
    site = createSiteWithServices(services);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const createSiteWithServices = (services: Services): Hono => {
    const log = NO_LOG;
    const directories = { clientDirectory: '/none', storybookDirectory: '/none', mediaStores: [] };
    const cache = new ResponseCache(services.clock);
    return createSite({
      api: createApi(services, log),
      services,
      cache,
      log,
      forwarding: new Forwarding(),
      ...directories,
    });
  };
  const fetchStatus = async (path: string, init?: RequestInit) => (await site.request(path, init)).status;
  /** Expires all cached values. */
  const advanceClock = () => {
    now += 120_000;
  };
  const sendLead = () => fetchStatus(`/api/properties/${propertyId(1)}/leads`, buildJsonRequest({ channel: 'call' }));

  it('answers 503 for writes, lists and cards from memory, and recovers', async () => {
    const memoryPaths = ['/api/forsell', '/api/facets', '/api/configurations', '/api/categories'];
    for (const path of memoryPaths) expect(await fetchStatus(path)).toBe(200);
    const listBefore = await (await site.request('/api/forsell')).json();

    const sleepingQueries = Array.from({ length: 8 }, () => sql`select pg_sleep(60)`.execute(database.db));
    const outcomes = Promise.allSettled(sleepingQueries);
    const active = sql`select from pg_stat_activity where query like '%pg_sleep(60)'`;
    await expect.poll(async () => (await active.execute(database.db)).rows.length, { timeout: 20_000 }).toBe(8);
    await server.kill();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ status: 'rejected' });

    advanceClock();
    for (const path of memoryPaths) expect([path, await fetchStatus(path)]).toEqual([path, 200]);
    expect(await (await site.request('/api/forsell')).json()).toEqual(listBefore);
    expect(await sendLead()).toBe(503);
    expect(await fetchStatus(`/api/properties/${propertyId(1)}`)).toBe(503);
    const health = await site.request('/healthz', { headers: { accept: 'text/html' } });
    expect([health.status, await health.json()]).toEqual([503, { status: 'unavailable' }]);

    await server.restart();
    expect(await sendLead()).toBe(200);
    expect(await fetchStatus('/healthz')).toBe(200);
    expect(logLines.filter((line) => line.startsWith('Lost the connection to PostgreSQL: '))).toHaveLength(1);
    expect(logLines.at(-1)).toBe('Reconnected to PostgreSQL.');
  }, 60_000);

  it('ends, although old connections stay silent', async () => {
    const proxy = await startSilentProxy(server);
    const { db, close } = openPostgres(proxy.url, { queryTimeoutMs: 500 });
    const runQuery = () => sql`select 1`.execute(db);
    await Promise.all(Array.from({ length: 10 }, runQuery));
    proxy.fallSilent();
    for (const outcome of await Promise.allSettled(Array.from({ length: 10 }, runQuery))) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    }
    proxy.recover();
    await expect(Promise.all(Array.from({ length: 10 }, runQuery))).resolves.toHaveLength(10);
    await close();
    proxy.close();
  });

  it('appears in /healthz within 3 s while PostgreSQL is silent', async () => {
    const proxy = await startSilentProxy(server);
    const silentDatabase = openPostgres(proxy.url, { queryTimeoutMs: 8_000 });
    const services = await createServices(createTestPorts(silentDatabase.db, () => new Date(now)));
    const frozenSite = createSiteWithServices(services);
    expect((await frozenSite.request('/healthz')).status).toBe(200);
    await frozenSite.request('/api/configurations');
    proxy.fallSilent();
    advanceClock();
    await sleep(1_100);
    const started = performance.now();
    expect((await frozenSite.request('/healthz')).status).toBe(503);
    expect(performance.now() - started).toBeLessThan(3_000);
    await silentDatabase.close();
    proxy.close();
  }, 30_000);

  it('appears in /healthz when its disk is full, though a row still fits', async () => {
    const limitedUrl = server.url.replace('/postgres?', '/limited?');
    await sql`create database limited template template1`.execute(database.db);
    const fullDatabase = openPostgres(limitedUrl);
    await migrate(fullDatabase.db);
    await ping(fullDatabase.db, NOW);
    await sql`alter database limited set temp_file_limit = 0`.execute(database.db);
    const laterDatabase = openPostgres(limitedUrl);
    await laterDatabase.db.updateTable('rate_limit').set({ used: 2 }).execute();
    await expect(ping(laterDatabase.db, NOW)).rejects.toMatchObject({ code: '53400' });
    await Promise.all([fullDatabase.close(), laterDatabase.close()]);
  });

  it('does not delay the server’s shutdown', async () => {
    const proxy = await startSilentProxy(server);
    const { db, close } = openPostgres(proxy.url);
    const runQuery = () => sql`select 1`.execute(db);
    await runQuery();
    proxy.fallSilent();
    const pendingQuery = runQuery();
    const refused = expect(pendingQuery).rejects.toMatchObject({ code: 'unavailable' });
    // The query must be sent before the connection is closed.
    await new Promise(setImmediate);
    await close();
    await refused;
    proxy.close();
  });

  it('delays a start if PostgreSQL is not up yet, not if it refuses for good', async () => {
    const missing = 'postgres://postgres@localhost/postgres?host=/nowhere';
    const missingDatabase = openPostgres(missing);
    const pauses: number[] = [];
    const pause = async (milliseconds: number) => pauses.push(milliseconds);
    await expect(waitForPostgres(missingDatabase.db, missing, () => {}, pause)).rejects.toThrow(
      /^Cannot connect to the PostgreSQL database localhost\/postgres: .*ENOENT.*\. Check DATABASE_URL\.$/,
    );
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000]);
    await missingDatabase.close();

    const unknownUrl = server.url.replace('/postgres?', '/castle?');
    const refusedDatabase = openPostgres(unknownUrl);
    await expect(waitForPostgres(refusedDatabase.db, unknownUrl, () => {}, pause)).rejects.toThrow(
      'Cannot connect to the PostgreSQL database localhost/castle: database "castle" does not exist. Check DATABASE_URL.',
    );
    expect(pauses).toHaveLength(5);
    await refusedDatabase.close();
  });
});
