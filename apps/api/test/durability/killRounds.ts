import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTIVE } from '@mashrabiya/search';
import { sql } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { hashText } from '../../src/request/hashText.ts';
import { seedDatabase } from '../../src/seed/seedDatabase.ts';
import { createRandomSource } from '../../src/testing/createRandomSource.ts';
import type { RunningPostgres } from '../engines/postgresServer.ts';
import { S3_KEYS, startFakeS3 } from '../support/fakeS3.ts';
import { BalancedNodes } from './BalancedNodes.ts';
import { Buyers, type PurchaseErrors } from './buyers.ts';
import { type NewcomerErrors, Newcomers } from './newcomers.ts';
import { SupervisedServer } from './SupervisedServer.ts';
import { type VideoErrors, VideoSenders } from './videoSenders.ts';

const PROPERTY_COUNT = 60;
export const BUCKET = 'homes';
const CLIENT_COUNT = 8;
/** Clients that open accounts and add favorites: hashing passwords takes processor time from the others. */
const NEWCOMER_CLIENTS = 2;
/** Clients that send videos, each of which the server reads and writes. */
const VIDEO_SENDER_COUNT = 2;
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
  buyers: { payments: 0, books: 0 },
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

async function readState({ db }: OpenDatabase) {
  const properties = await db
    .selectFrom('property')
    .innerJoin('app_user', 'app_user.id', 'property.user_id')
    .select('property.id')
    .where('availability', '=', ACTIVE)
    .where('phone', 'is not', null)
    .execute();
  const totals = await db.selectFrom('property').select('total_leads').execute();
  const leads = await db.selectFrom('property_lead').select(['property_id', 'visitor']).execute();
  return {
    ids: properties.map(({ id }) => id),
    total: totals.reduce((sum, { total_leads }) => sum + total_leads, 0),
    leads: new Set(leads.map(({ property_id, visitor }) => toLeadKey(property_id, visitor))),
  };
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

const toLeadKey = (property: string, visitor: string): string => `${property} ${visitor}`;

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
  const { pick, below } = createRandomSource(40);
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
  const randomAddress = () => `41.${below(256)}.${below(256)}.${below(256)}`;
  const before = await withDatabase(async (database) => {
    await migrate(database.db);
    await seedOnce(database.db, (tx) => seedDatabase(tx, { count: PROPERTY_COUNT, now: new Date() }));
    return readState(database);
  });
  const newcomers = new Newcomers();
  const videos = new VideoSenders(directory, bucket?.objects);
  const acknowledged = new Set<string>();
  let refusedCount = 0;
  let isOver = false;

  const requestPhoneNumbers = async () => {
    while (!isOver) {
      if (!server.url) {
        await sleep(20);
        continue;
      }
      const property = pick(before.ids);
      const visitor = randomBytes(16).toString('base64url');
      const answer = await fetch(`${server.url}/api/properties/${property}/leads`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Mozilla/5.0 (Android 14) Chrome/140',
          cookie: `visitor=${visitor}`,
          'x-forwarded-for': randomAddress(),
        },
        body: '{"channel":"call"}',
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.status === 200) acknowledged.add(toLeadKey(property, hashText(`visitor ${visitor}`)));
      else {
        refusedCount++;
        await sleep(100);
      }
    }
  };
  const registerNewcomers = async () => {
    while (!isOver) {
      if (server.url) await newcomers.register(server.url, pick(before.ids), randomAddress());
      if (server.url) await buyers.placeOrder(server.url, randomAddress());
      await sleep(50);
    }
  };
  const sendVideos = async () => {
    while (!isOver) {
      await videos.sendVideo(server, randomAddress(), () => isOver);
      await sleep(50);
    }
  };
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
    const targetCount = acknowledged.size + count;
    return waitUntil(() => acknowledged.size >= targetCount);
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
  const clients = [
    ...Array.from({ length: CLIENT_COUNT }, requestPhoneNumbers),
    ...Array.from({ length: NEWCOMER_CLIENTS }, registerNewcomers),
    ...Array.from({ length: VIDEO_SENDER_COUNT }, sendVideos),
  ];
  let longestOutageMs = 0;
  try {
    for (const [round, killTarget] of killTargets.entries()) {
      await waitForAllKinds();
      await sleep(below(MAX_DELAY_MS));
      const killedAt = Date.now();
      await kill(killTarget);
      await waitForLeads(1);
      longestOutageMs = Math.max(longestOutageMs, Date.now() - killedAt);
      print(`${round + 1}. ${killTarget}: ${acknowledged.size} acknowledged, ${refusedCount} refused`);
    }
    await waitForAllKinds();
  } finally {
    isOver = true;
    await Promise.all(clients);
    await server.end();
    bucket?.server.close();
    buyers.close();
  }
  const { after, ...lost } = await withDatabase(async (database) => ({
    after: await readState(database),
    newcomers: { checked: newcomers.checked, ...(await newcomers.findErrors(database.db)) },
    buyers: { checked: buyers.checked, ...(await buyers.findErrors(database.db)) },
    videos: { checked: videos.checked, ...(await videos.findErrors(database.db)) },
  }));
  return {
    rounds: killTargets.length,
    acknowledged: acknowledged.size,
    refused: refusedCount,
    lost: [...acknowledged].filter((lead) => !after.leads.has(lead)).length,
    wrongTotal: after.total - before.total - (after.leads.size - before.leads.size),
    ...lost,
    selfEndedCount: server.selfEndedCount,
    longestOutageMs,
  };
}
