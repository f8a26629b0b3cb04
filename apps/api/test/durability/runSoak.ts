import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { computeQuantile } from '../../bench/load.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openPostgres } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { seedDatabase } from '../../src/seed/seedDatabase.ts';
import type { RunningPostgres } from '../engines/postgresServer.ts';
import { startFakeS3 } from '../support/fakeS3.ts';
import { BalancedNodes } from './BalancedNodes.ts';
import { Buyers } from './buyers.ts';
import { BUCKET, buildSharedEnvironment } from './killRounds.ts';
import { Listers } from './Listers.ts';
import { Visitors } from './Visitors.ts';
import { VideoSenders } from './videoSenders.ts';
import { createAddress, Workload } from './Workload.ts';

const NODE_COUNT = 3;
const PROPERTY_COUNT = 1_500;
const LOAD_SHARE = 0.6;
const WARM_UP_MS = 10_000;
const CAPACITY_MS = 20_000;
const INTERVAL_COUNT = 30;
const LISTER_PAUSE_MS = 4_000;
const PAUSES_MS = { lead: 500, newcomer: 3_000, video: 8_000 };
const CLIENTS = { lead: 2, newcomer: 1, video: 1 };

export interface SoakOptions {
  directory: string;
  postgres: RunningPostgres;
  minutes: number;
  print?: (line: string) => void;
}

interface SoakInterval {
  /** End, in minutes after the start. */
  minute: number;
  /** Visitors' answers a second. */
  rate: number;
  p50: number;
  p95: number;
  /** Resident memory of all nodes. */
  megabytes: number;
}

export interface SoakOutcome {
  minutes: number;
  /** Answers a second that visitors got without pauses, beside the other work. */
  capacity: number;
  intervals: SoakInterval[];
  visits: number;
  /** Visitors' answers with another status than 200, and actions that were not acknowledged. */
  failed: { visits: number; leads: number; newcomers: number; buyers: number; listers: number };
  /** Approved listings that are not active. */
  lostListings: number;
  approvedListings: number;
  /** Memory near the end as a multiple of the memory in the middle. */
  memoryGrowth: number;
  lost: Awaited<ReturnType<Workload['findErrors']>>;
  selfEndedCount: number;
}

const runFile = promisify(execFile);

async function readMegabytes({ nodes }: BalancedNodes): Promise<number> {
  const pids = nodes.flatMap(({ pid }) => pid ?? []);
  const { stdout } = await runFile('ps', ['-o', 'rss=', '-p', pids.join(',')]);
  return stdout.split('\n').reduce((sum, line) => sum + Number(line) / 1024, 0);
}

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Visitors, sellers, buyers, moderators and reels use three nodes behind a load balancer, at 60 % of what visitors could
 * get. Finally compares everything that was acknowledged with the database.
 */
export async function runSoak({ directory, postgres, minutes, print = () => {} }: SoakOptions): Promise<SoakOutcome> {
  const buyers = new Buyers();
  const providerEnv = await buyers.open();
  const bucket = await startFakeS3(BUCKET);
  const env = {
    ...process.env,
    PORT: new URL(providerEnv.SITE_ORIGIN ?? '').port,
    DATABASE_URL: postgres.url,
    TRUST_PROXY: '1',
    FFMPEG: 'none',
    ...providerEnv,
    ...buildSharedEnvironment(bucket.endpoint),
  };
  const { db, close } = openPostgres(postgres.url);
  await migrate(db);
  await seedOnce(db, (tx) => seedDatabase(tx, { count: PROPERTY_COUNT, now: new Date() }));
  const cluster = await BalancedNodes.create(NODE_COUNT, env, directory);
  const videos = new VideoSenders(directory, bucket.objects);
  const workload = new Workload({ server: cluster, buyers, videos, pauses: PAUSES_MS, clients: CLIENTS });
  await workload.prepare(db);
  const listers = await Listers.create(db);
  let isOver = false;
  const postListings = async () => {
    while (!isOver) {
      await listers.post(cluster.url, createAddress());
      await sleep(LISTER_PAUSE_MS);
    }
  };

  const intervals: SoakInterval[] = [];
  let capacity = 0;
  let visits = 0;
  let failedVisits = 0;
  try {
    await cluster.start();
    const visitors = await Visitors.create(cluster);
    workload.start();
    const posting = postListings();
    visitors.start();
    await sleep(WARM_UP_MS);
    visitors.takeSamples();
    await sleep(CAPACITY_MS);
    capacity = (visitors.takeSamples().length * 1000) / CAPACITY_MS;
    await visitors.stop();
    visitors.takeSamples();
    print(`capacity beside the other work: ${capacity.toFixed(1)} visitors' answers a second`);

    visitors.start(LOAD_SHARE * capacity);
    const intervalMs = (minutes * 60_000) / INTERVAL_COUNT;
    while (intervals.length < INTERVAL_COUNT) {
      await sleep(intervalMs);
      const samples = visitors.takeSamples();
      const durations = samples.map(({ milliseconds }) => milliseconds);
      visits += samples.length;
      failedVisits += samples.filter(({ status }) => status !== 200).length;
      const interval = {
        minute: ((intervals.length + 1) * minutes) / INTERVAL_COUNT,
        rate: (samples.length * 1000) / intervalMs,
        p50: computeQuantile(durations, 0.5),
        p95: computeQuantile(durations, 0.95),
        megabytes: await readMegabytes(cluster),
      };
      intervals.push(interval);
      await videos.check();
      const { minute, rate, p95, megabytes } = interval;
      print(
        `minute ${minute.toFixed(1)}: ${rate.toFixed(1)} answers a second, p95 ${Math.round(p95)} ms, ${Math.round(megabytes)} MB`,
      );
    }
    isOver = true;
    await Promise.all([visitors.stop(), workload.stop(), posting]);
  } finally {
    isOver = true;
    await workload.stop();
    await cluster.end();
    bucket.server.close();
    buyers.close();
  }
  for (const reason of workload.newcomers.failureReasons) print(`a newcomer failed: ${reason}`);
  const memory = intervals.map(({ megabytes }) => megabytes);
  const pick = (from: number, to: number) => computeMean(memory.slice(from * memory.length, to * memory.length));
  const outcome: SoakOutcome = {
    minutes,
    capacity,
    intervals,
    visits,
    failed: {
      visits: failedVisits,
      leads: workload.refusedLeads,
      newcomers: workload.newcomers.failed,
      buyers: buyers.failed,
      listers: listers.failed,
    },
    lostListings: await listers.findErrors(),
    approvedListings: listers.checked,
    memoryGrowth: pick(0.8, 1) / pick(0.4, 0.6),
    lost: await workload.findErrors(db),
    selfEndedCount: cluster.selfEndedCount,
  };
  await close();
  return outcome;
}
