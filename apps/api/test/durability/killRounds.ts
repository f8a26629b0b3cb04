import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { seedDatabase } from '../../src/seed/seedDatabase.ts';
import { createRandomSource } from '../../src/testing/createRandomSource.ts';
import type { RunningPostgres } from '../engines/postgresServer.ts';
import { S3_KEYS, startFakeS3 } from '../support/fakeS3.ts';
import { BalancedNodes } from './BalancedNodes.ts';
import { Buyers, type PurchaseErrors } from './buyers.ts';
import type { NewcomerErrors } from './newcomers.ts';
import { SupervisedServer } from './SupervisedServer.ts';
import { type VideoErrors, VideoSenders } from './videoSenders.ts';
import { Workload } from './Workload.ts';

const PROPERTY_COUNT = 60;
export const BUCKET = 'homes';
/** Hashing passwords and sending videos take processor time from the others. */
const CLIENTS = { lead: 8, newcomer: 2, video: 2 };
const PAUSES_MS = { lead: 0, newcomer: 50, video: 50 };
/** Leads that must be acknowledged between two kills, besides a payment: proof that the server recovered. */
const LEADS_PER_ROUND = 10;
const MAX_DELAY_MS = 400;
const RECOVERY_TIMEOUT_MS = 120_000;

/** Process killed by `kill -9` under load. */
export type KillTarget = 'server' | 'backend' | 'postmaster';

export interface KillOptions {
  /** Data of the embedded database; with `postgres` only of files. */
  directory: string;
  /** The database server; without it the embedded database is used. */
  postgres?: RunningPostgres;
  /** With several, behind a load balancer, the search and files are shared too; needs `postgres`. */
  nodeCount?: number;
  /** Victim of each round. */
  killTargets: readonly KillTarget[];
  print?: (line: string) => void;
}

export interface KillOutcome {
  rounds: number;
  acknowledged: number;
  refused: number;
  /** Acknowledged leads that are not in the database. */
  lost: number;
  /** Difference between the listings' totals and the number of leads. */
  wrongTotal: number;
  /** Acknowledged and lost actions of newcomers. */
  newcomers: NewcomerErrors & { checked: number };
  buyers: PurchaseErrors & { checked: number };
  videos: VideoErrors & { checked: number };
  selfEndedCount: number;
  /** Longest time from a kill to the next acknowledged lead, in milliseconds. */
  longestOutageMs: number;
}

/** Expected outcome. */
export const NO_ERRORS = {
  lost: 0,
  wrongTotal: 0,
  newcomers: { accounts: 0, favorites: 0, searches: 0, mails: 0 },
  buyers: { payments: 0, ledgerFaults: 0 },
  videos: { lost: 0, refused: 0 },
  selfEndedCount: 0,
};

/** Kills one of the PostgreSQL backends that serve the product. */
async function killBackend(url: string): Promise<void> {
  const { db, close } = openPostgres(url);
  const others = sql<{ pid: number }>`select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() order by state, pid limit 1`;
  const [backend] = (await others.execute(db)).rows;
  if (backend) process.kill(backend.pid, 'SIGKILL');
  await close();
}

/** Settings of nodes that share the search and a bucket. */
export const buildSharedEnvironment = (endpoint: string): NodeJS.ProcessEnv => ({
  SEARCH: 'postgres',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: BUCKET,
  S3_REGION: S3_KEYS.region,
  S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
});

/**
 * Sends requests for phone numbers continuously, kills the victims one after the other, restarts only what a supervisor
 * would, and compares acknowledged with stored leads.
 */
export async function runKillRounds({
  directory,
  postgres,
  nodeCount = 1,
  killTargets,
  print = () => {},
}: KillOptions): Promise<KillOutcome> {
  const { below } = createRandomSource(40);
  const buyers = new Buyers();
  const providerEnv = await buyers.open();
  const env = {
    ...process.env,
    PORT: new URL(providerEnv.SITE_ORIGIN ?? '').port,
    DATA_DIR: directory,
    DATABASE_URL: postgres?.url ?? '',
    TRUST_PROXY: '1',
    ...providerEnv,
  };
  const bucket = nodeCount > 1 ? await startFakeS3(BUCKET) : undefined;
  const server = bucket
    ? await BalancedNodes.create(nodeCount, { ...env, ...buildSharedEnvironment(bucket.endpoint) }, directory)
    : new SupervisedServer(env);
  const withDatabase = async <T>(action: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = postgres ? openPostgres(postgres.url) : await openEmbedded(directory);
    return action(database).finally(() => database.close());
  };
  const videos = new VideoSenders(directory, bucket?.objects);
  const workload = new Workload({ server, buyers, videos, pauses: PAUSES_MS, clients: CLIENTS });
  await withDatabase(async ({ db }) => {
    await migrate(db);
    await seedOnce(db, (tx) => seedDatabase(tx, { count: PROPERTY_COUNT, now: new Date() }));
    await workload.prepare(db);
  });
  const { newcomers, leads } = workload;

  const kill = async (killTarget: KillTarget) => {
    if (killTarget === 'server') return server.kill();
    if (!postgres) throw new Error('The embedded database has no processes of its own.');
    if (killTarget === 'backend') return killBackend(postgres.url);
    await postgres.kill();
    return postgres.restart();
  };
  const waitUntil = async (isReached: () => boolean) => {
    const deadline = Date.now() + RECOVERY_TIMEOUT_MS;
    while (!isReached()) {
      if (Date.now() > deadline) throw new Error('Too little has been acknowledged for two minutes.');
      await sleep(10);
    }
  };
  const waitForLeads = (count: number) => {
    const targetCount = leads.size + count;
    return waitUntil(() => leads.size >= targetCount);
  };
  /** Some of each kind of work, so that every kill can lose some of it. */
  const waitForAllKinds = async () => {
    const [accounts, payments, uploads] = [newcomers.checked, buyers.checked, videos.checked];
    await waitForLeads(LEADS_PER_ROUND);
    await waitUntil(() => newcomers.checked > accounts && buyers.checked > payments && videos.checked > uploads);
    await videos.check();
    // A node that cannot reach its database while it starts ends, and is started again.
    await waitUntil(() => server.isReady);
  };

  await server.start();
  workload.start();
  let longestOutageMs = 0;
  try {
    for (const [round, killTarget] of killTargets.entries()) {
      await waitForAllKinds();
      await sleep(below(MAX_DELAY_MS));
      const killedAt = Date.now();
      await kill(killTarget);
      await waitForLeads(1);
      longestOutageMs = Math.max(longestOutageMs, Date.now() - killedAt);
      print(`${round + 1}. ${killTarget}: ${leads.size} acknowledged, ${workload.refusedLeads} refused`);
    }
    await waitForAllKinds();
  } finally {
    await workload.stop();
    await server.end();
    bucket?.server.close();
    buyers.close();
  }
  const { leads: acknowledged, ...lost } = await withDatabase(({ db }) => workload.findErrors(db));
  return {
    rounds: killTargets.length,
    acknowledged,
    refused: workload.refusedLeads,
    ...lost,
    selfEndedCount: server.selfEndedCount,
    longestOutageMs,
  };
}
