import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ACTIVE } from '@mashrabiya/search';
import { sql } from 'kysely';
import { type OpenDatabase, openEmbedded, openPostgres } from '../../src/db/openDatabase.ts';
import { hashOf } from '../../src/request/hashOf.ts';
import type { RunningPostgres } from '../engines/postgresServer.ts';
import { chance } from '../support/chance.ts';
import { Newcomers, type NewcomersLost } from './newcomers.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const CLIENTS = 8;
/** Clients that open accounts and give hearts: hashing passwords takes the processor from the others. */
const NEWCOMERS = 2;
/** Leads that must be acknowledged between two kills: only what came back to work gives them. */
const LEADS_A_ROUND = 10;
const LONGEST_MOMENT_MS = 400;
const BACK_WITHIN_MS = 120_000;

/** What is ended by `kill -9` while leads come in. */
export type Victim = 'server' | 'backend' | 'postmaster';

export interface KillOptions {
  /** Data of the embedded database; with `postgres` only of files. */
  directory: string;
  /** The database server; without it the embedded database is used. */
  postgres?: RunningPostgres;
  /** Who is killed, one a round. */
  victims: readonly Victim[];
  say?: (line: string) => void;
}

export interface KillOutcome {
  rounds: number;
  acknowledged: number;
  refused: number;
  /** Acknowledged leads that are not in the database. */
  lost: number;
  /** By how much the homes' totals differ from the number of leads. */
  wrongTotal: number;
  /** What newcomers were told, and what of it is lost. */
  newcomers: NewcomersLost & { told: number };
  /** How often the server ended without having been killed. */
  endedByItself: number;
  /** The longest time from a kill to the next acknowledged lead, in milliseconds. */
  longestAway: number;
}

/** The product as a supervisor runs it: started again whenever it has ended. */
class Supervised {
  url = '';
  endedByItself = 0;
  #child: ChildProcess | undefined;
  #isWanted = false;
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Resolves when it serves. */
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

/** One of the processes that PostgreSQL answers the product with. */
async function killBackend(url: string): Promise<void> {
  const { db, close } = openPostgres(url);
  const others = sql<{ pid: number }>`select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() order by state, pid limit 1`;
  const [backend] = (await others.execute(db)).rows;
  if (backend) process.kill(backend.pid, 'SIGKILL');
  await close();
}

/** Homes on offer whose seller has a phone, and how many leads all homes have had. */
async function stateOf({ db }: OpenDatabase) {
  const homes = await db
    .selectFrom('property')
    .innerJoin('app_user', 'app_user.id', 'property.user_id')
    .select('property.id')
    .where('availability', '=', ACTIVE)
    .where('phone', 'is not', null)
    .execute();
  const totals = await db.selectFrom('property').select('total_leads').execute();
  const leads = await db.selectFrom('property_lead').select(['property_id', 'person']).execute();
  return {
    ids: homes.map(({ id }) => id),
    total: totals.reduce((sum, { total_leads }) => sum + total_leads, 0),
    leads: new Set(leads.map(({ property_id, person }) => leadOf(property_id, person))),
  };
}

const leadOf = (home: string, person: string): string => `${home} ${person}`;

/**
 * Has clients ask for numbers without pause, ends the victims one after the other, starts again only what a supervisor
 * would, and compares what was acknowledged with what is stored.
 */
export async function killRounds({ directory, postgres, victims, say = () => {} }: KillOptions): Promise<KillOutcome> {
  const { pick, below } = chance(40);
  const server = new Supervised({
    ...process.env,
    PORT: '0',
    DATA_DIR: directory,
    DATABASE_URL: postgres?.url ?? '',
    SEED_COUNT: '60',
    TRUST_PROXY: '1',
  });
  const look = async <T>(at: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = postgres ? openPostgres(postgres.url) : await openEmbedded(directory);
    return at(database).finally(() => database.close());
  };
  const anyAddress = () => `41.${below(256)}.${below(256)}.${below(256)}`;
  await server.start();
  await server.end();
  const before = await look(stateOf);
  const newcomers = new Newcomers();
  const acknowledged = new Set<string>();
  let refused = 0;
  let isOver = false;

  const askForNumbers = async () => {
    while (!isOver) {
      if (!server.url) {
        await sleep(20);
        continue;
      }
      const home = pick(before.ids);
      const visitor = randomBytes(16).toString('base64url');
      const answer = await fetch(`${server.url}/api/properties/${home}/leads`, {
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
      if (answer?.status === 200) acknowledged.add(leadOf(home, hashOf(`visitor ${visitor}`)));
      else {
        refused++;
        await sleep(100);
      }
    }
  };
  const welcomeNewcomers = async () => {
    while (!isOver) {
      if (server.url) await newcomers.come(server.url, pick(before.ids), anyAddress());
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
  const moreLeads = async (count: number) => {
    const wanted = acknowledged.size + count;
    const deadline = Date.now() + BACK_WITHIN_MS;
    while (acknowledged.size < wanted) {
      if (Date.now() > deadline) throw new Error('No lead has been acknowledged for two minutes.');
      await sleep(10);
    }
  };

  await server.start();
  const clients = [
    ...Array.from({ length: CLIENTS }, askForNumbers),
    ...Array.from({ length: NEWCOMERS }, welcomeNewcomers),
  ];
  let longestAway = 0;
  try {
    for (const [round, victim] of victims.entries()) {
      await moreLeads(LEADS_A_ROUND);
      await sleep(below(LONGEST_MOMENT_MS));
      const killedAt = Date.now();
      await kill(victim);
      await moreLeads(1);
      longestAway = Math.max(longestAway, Date.now() - killedAt);
      say(`${round + 1}. ${victim}: ${acknowledged.size} acknowledged, ${refused} refused`);
    }
    await moreLeads(LEADS_A_ROUND);
  } finally {
    isOver = true;
    await Promise.all(clients);
    await server.end();
  }
  const after = await look(stateOf);
  return {
    rounds: victims.length,
    acknowledged: acknowledged.size,
    refused,
    lost: [...acknowledged].filter((lead) => !after.leads.has(lead)).length,
    wrongTotal: after.total - before.total - (after.leads.size - before.leads.size),
    newcomers: { told: newcomers.told, ...(await look(({ db }) => newcomers.lostIn(db))) },
    endedByItself: server.endedByItself,
    longestAway,
  };
}
