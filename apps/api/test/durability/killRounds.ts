import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ACTIVE } from '@mashrabiya/search';
import { sql } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '../../src/db/openDatabase.ts';
import { seedOnce } from '../../src/db/seedOnce.ts';
import { hashOf } from '../../src/request/hashOf.ts';
import { seedDatabase } from '../../src/seed/seedDatabase.ts';
import { chance } from '../../src/testing/chance.ts';
import type { RunningPostgres } from '../engines/postgresServer.ts';
import { Buyers, type BuyersLost } from './buyers.ts';
import { Newcomers, type NewcomersLost } from './newcomers.ts';
import { VideoSenders, type VideosLost } from './videoSenders.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const PROPERTIES = 60;
const CLIENTS = 8;
/** Clients that open accounts and add favorites: hashing passwords takes processor time from the others. */
const NEWCOMERS = 2;
/** Clients that send videos, each of which the server reads and writes. */
const VIDEO_SENDERS = 2;
/** Leads that must be acknowledged between two kills, besides a payment: proof that the server recovered. */
const LEADS_A_ROUND = 10;
const LONGEST_MOMENT_MS = 400;
const BACK_WITHIN_MS = 120_000;

/** Process killed by `kill -9` under load. */
export type Victim = 'server' | 'backend' | 'postmaster';

export interface KillOptions {
  /** Data of the embedded database; with `postgres` only of files. */
  directory: string;
  /** The database server; without it the embedded database is used. */
  postgres?: RunningPostgres;
  /** Victim of each round. */
  victims: readonly Victim[];
  say?: (line: string) => void;
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
  newcomers: NewcomersLost & { checked: number };
  /** Acknowledged payments and their errors. */
  buyers: BuyersLost & { checked: number };
  /** Acknowledged videos and their errors. */
  videos: VideosLost & { checked: number };
  /** Number of exits without a kill. */
  endedByItself: number;
  /** Longest time from a kill to the next acknowledged lead, in milliseconds. */
  longestAway: number;
}

/** The product under a supervisor that restarts it after every exit. */
class Supervised {
  url = '';
  endedByItself = 0;
  #child: ChildProcess | undefined;
  #isWanted = false;
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  async start(): Promise<void> {
    this.#isWanted = true;
    this.url = '';
    const child = spawn(process.execPath, [MAIN], { env: this.#env, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    child.stdout.on('data', (text) => {
      this.url ||= /http:\/\/localhost:\d+/.exec(String(text))?.[0] ?? '';
    });
    child.on('exit', (_, signal) => {
      if (signal !== 'SIGKILL') this.endedByItself++;
      if (this.#isWanted) this.start();
    });
    while (!this.url && this.#child === child) await sleep(20);
  }

  async kill(): Promise<void> {
    if (!this.#child) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }

  async end(): Promise<void> {
    this.#isWanted = false;
    await this.kill();
  }
}

/** Kills one of the PostgreSQL backends that serve the product. */
async function killBackend(url: string): Promise<void> {
  const { db, close } = openPostgres(url);
  const others = sql<{ pid: number }>`select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() order by state, pid limit 1`;
  const [backend] = (await others.execute(db)).rows;
  if (backend) process.kill(backend.pid, 'SIGKILL');
  await close();
}

async function stateOf({ db }: OpenDatabase) {
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
    leads: new Set(leads.map(({ property_id, visitor }) => leadOf(property_id, visitor))),
  };
}

const leadOf = (property: string, visitor: string): string => `${property} ${visitor}`;

/**
 * Sends requests for phone numbers continuously, kills the victims one after the other, restarts only what a supervisor
 * would, and compares acknowledged with stored leads.
 */
export async function killRounds({ directory, postgres, victims, say = () => {} }: KillOptions): Promise<KillOutcome> {
  const { pick, below } = chance(40);
  const buyers = new Buyers();
  const paying = await buyers.open();
  const server = new Supervised({
    ...process.env,
    PORT: new URL(paying.SITE_ORIGIN ?? '').port,
    DATA_DIR: directory,
    DATABASE_URL: postgres?.url ?? '',
    TRUST_PROXY: '1',
    ...paying,
  });
  const look = async <T>(at: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = postgres ? openPostgres(postgres.url) : await openEmbedded(directory);
    return at(database).finally(() => database.close());
  };
  const anyAddress = () => `41.${below(256)}.${below(256)}.${below(256)}`;
  const before = await look(async (database) => {
    await migrate(database.db);
    await seedOnce(database.db, (tx) => seedDatabase(tx, { count: PROPERTIES, now: new Date() }));
    return stateOf(database);
  });
  const newcomers = new Newcomers();
  const videos = new VideoSenders(directory);
  const acknowledged = new Set<string>();
  let refused = 0;
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
          'x-forwarded-for': anyAddress(),
        },
        body: '{"channel":"call"}',
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.status === 200) acknowledged.add(leadOf(property, hashOf(`visitor ${visitor}`)));
      else {
        refused++;
        await sleep(100);
      }
    }
  };
  const registerNewcomers = async () => {
    while (!isOver) {
      if (server.url) await newcomers.come(server.url, pick(before.ids), anyAddress());
      if (server.url) await buyers.come(server.url, anyAddress());
      await sleep(50);
    }
  };
  const sendVideos = async () => {
    while (!isOver) {
      await videos.come(server, anyAddress(), () => isOver);
      await sleep(50);
    }
  };
  const kill = async (victim: Victim) => {
    if (victim === 'server') return server.kill();
    if (!postgres) throw new Error('The embedded database has no processes of its own.');
    if (victim === 'backend') return killBackend(postgres.url);
    await postgres.kill();
    return postgres.restart();
  };
  const until = async (isReached: () => boolean) => {
    const deadline = Date.now() + BACK_WITHIN_MS;
    while (!isReached()) {
      if (Date.now() > deadline) throw new Error('Too little has been acknowledged for two minutes.');
      await sleep(10);
    }
  };
  const moreLeads = (count: number) => {
    const wanted = acknowledged.size + count;
    return until(() => acknowledged.size >= wanted);
  };
  /** Some of each kind of work, so that every kill can lose some of it. */
  const moreOfAll = async () => {
    const [accounts, payments, uploads] = [newcomers.checked, buyers.checked, videos.checked];
    await moreLeads(LEADS_A_ROUND);
    await until(() => newcomers.checked > accounts && buyers.checked > payments && videos.checked > uploads);
    await videos.check();
  };

  await server.start();
  const clients = [
    ...Array.from({ length: CLIENTS }, requestPhoneNumbers),
    ...Array.from({ length: NEWCOMERS }, registerNewcomers),
    ...Array.from({ length: VIDEO_SENDERS }, sendVideos),
  ];
  let longestAway = 0;
  try {
    for (const [round, victim] of victims.entries()) {
      await moreOfAll();
      await sleep(below(LONGEST_MOMENT_MS));
      const killedAt = Date.now();
      await kill(victim);
      await moreLeads(1);
      longestAway = Math.max(longestAway, Date.now() - killedAt);
      say(`${round + 1}. ${victim}: ${acknowledged.size} acknowledged, ${refused} refused`);
    }
    await moreOfAll();
  } finally {
    isOver = true;
    await Promise.all(clients);
    await server.end();
    buyers.close();
  }
  const { after, ...lost } = await look(async (database) => ({
    after: await stateOf(database),
    newcomers: { checked: newcomers.checked, ...(await newcomers.lostIn(database.db)) },
    buyers: { checked: buyers.checked, ...(await buyers.lostIn(database.db)) },
    videos: { checked: videos.checked, ...(await videos.lostIn(database.db)) },
  }));
  return {
    rounds: victims.length,
    acknowledged: acknowledged.size,
    refused,
    lost: [...acknowledged].filter((lead) => !after.leads.has(lead)).length,
    wrongTotal: after.total - before.total - (after.leads.size - before.leads.size),
    ...lost,
    endedByItself: server.endedByItself,
    longestAway,
  };
}
