import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/db/openDatabase.ts';
import { type RunningPostgres, startPostgres } from '../engines/postgresServer.ts';
import { runOnDatabase } from '../engines/runOnDatabase.ts';
import { startFakeS3 } from '../support/fakeS3.ts';
import { findFreePort } from '../support/findFreePort.ts';
import { BalancedNodes } from './BalancedNodes.ts';
import { BUCKET, buildSharedEnvironment, type KillTarget, NO_ERRORS, runKillRounds } from './killRounds.ts';

const NODE_COUNT = 3;
const PROPERTY_COUNT = 60;
const CLIENT_COUNT = 4;
/** A second, and the time of a request on a busy machine. */
const MAX_LAG_MS = 1_500;

const isFull = process.env.TESTS === 'full';
const postgres = isFull ? await startPostgres() : { missing: 'only in npm run test:full' };
const server = postgres as RunningPostgres;

describe.skipIf('missing' in postgres)('Three nodes behind a load balancer', { timeout: 300_000 }, () => {
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-nodes-'));
  let bucket: Awaited<ReturnType<typeof startFakeS3>>;
  let cluster: BalancedNodes;
  let url: string;

  beforeAll(async () => {
    await runOnDatabase(server.url, 'create database nodes');
    url = server.url.replace('/postgres?', '/nodes?');
    bucket = await startFakeS3(BUCKET);
    const port = await findFreePort();
    cluster = await BalancedNodes.create(
      NODE_COUNT,
      {
        ...process.env,
        PORT: String(port),
        SITE_ORIGIN: `http://localhost:${port}`,
        TRUST_PROXY: '1',
        FFMPEG: 'none',
        SEED_COUNT: String(PROPERTY_COUNT),
        DATABASE_URL: url,
        ...buildSharedEnvironment(bucket.endpoint),
      },
      directory,
    );
    await cluster.start();
  }, 120_000);
  afterAll(async () => {
    await cluster.end();
    bucket.server.close();
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const query = async <T>(statement: string): Promise<T[]> => {
    const { db, close } = openPostgres(url);
    const { rows } = await sql.raw<T>(statement).execute(db);
    await close();
    return rows;
  };

  it('migrate and seed an empty database once', async () => {
    const [row] = await query<{ count: number }>('select count(*)::integer as count from property');
    // A seed adds some listings of known sellers.
    expect(row?.count).toBeGreaterThanOrEqual(PROPERTY_COUNT);
    expect(row?.count).toBeLessThan(1.5 * PROPERTY_COUNT);
    expect(cluster.selfEndedCount).toBe(0);
  });

  it('show a change on every node within a second', async () => {
    const size = 987_654;
    const path = `/api/forsell?min_size=${size}`;
    const countMatches = async (node: string) => (await (await fetch(node + path)).json()).total_properties;
    const urls = cluster.nodes.map((node) => node.url);
    expect(await Promise.all(urls.map(countMatches))).toEqual([0, 0, 0]);
    await query(`update property set size = ${size}, updated_at = now()
      where id = (select id from property where availability = 2 and action = 0 limit 1)`);
    await sleep(MAX_LAG_MS);
    expect(await Promise.all(urls.map(countMatches))).toEqual([1, 1, 1]);
  });

  it('fail no request while they are restarted in turn', async () => {
    const statuses: number[] = [];
    let isOver = false;
    const request = async (client: number) => {
      for (let i = 0; !isOver; i++) {
        const answer = await fetch(`${cluster.url}/api/forrent?min_size=${client}&page=${1 + (i % 3)}`);
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
    };
    const clients = Array.from({ length: CLIENT_COUNT }, (_, client) => request(client));
    for (const node of cluster.nodes) await node.restart();
    isOver = true;
    await Promise.all(clients);
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});

describe.skipIf('missing' in postgres)('Killed parts of an installation with three nodes', { timeout: 600_000 }, () => {
  it('lose nothing that was acknowledged', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-nodes-'));
    const database = await startPostgres();
    const killTargets: KillTarget[] = ['server', 'backend', 'server', 'postmaster', 'server'];
    const options = { directory, postgres: database as RunningPostgres, nodeCount: NODE_COUNT };
    const outcome = await runKillRounds({ ...options, killTargets });
    expect(outcome).toMatchObject(NO_ERRORS);
    expect(outcome.videos.checked).toBeGreaterThan(1);
    await (database as RunningPostgres).stop();
    rmSync(directory, { recursive: true, force: true });
  });
});
