import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type EmbeddedDatabase,
  insertFavorite,
  migrate,
  openEmbedded,
  seedDatabase,
  seedOnce,
} from '@mashrabiya/api/testing';
import { uuidv7 } from '@mashrabiya/contract';
import { DEV_TOKEN } from './devToken.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Size in m² of exactly one property for sale, which is published after all tests. */
export const UNRELEASED_SIZE = 7777;
const HOURS_AHEAD_MS = 6 * 3_600_000;

async function addNextRelease({ db }: EmbeddedDatabase): Promise<void> {
  const forSale = db.selectFrom('property').selectAll().where('availability', '=', 2).where('action', '=', 0);
  const { pictures, ...listing } = await forSale.limit(1).executeTakeFirstOrThrow();
  const at = new Date(Date.now() + HOURS_AHEAD_MS);
  const overrides = {
    id: uuidv7(new Date()),
    size: UNRELEASED_SIZE,
    created_at: at,
    updated_at: at,
    listed_at: at,
    reel_until: null,
    pictures: JSON.stringify(pictures),
  };
  await db
    .insertInto('property')
    .values({ ...listing, ...overrides })
    .execute();
}

/** Price reduction in EGP of one of the demo buyer's favorites. */
export const CHEAPER_BY = 250_000;

/** Gives the demo's buyer two favorites: one that has become cheaper, and one that is unavailable. */
async function addFavorites({ db }: EmbeddedDatabase, unavailableId: string): Promise<void> {
  const pricedQuery = db
    .selectFrom('property')
    .select(['id', 'price'])
    .where('availability', '=', 2)
    .where('price', '>', 0);
  const listing = await pricedQuery.limit(1).executeTakeFirstOrThrow();
  const buyer = db.selectFrom('app_user').select('id').where('email', '=', 'buyer@example.com');
  const { id: userId } = await buyer.executeTakeFirstOrThrow();
  const now = new Date();
  await insertFavorite(db, { userId, propertyId: listing.id, price: Number(listing.price) + CHEAPER_BY, now });
  await insertFavorite(db, { userId, propertyId: unavailableId, price: null, now });
}

/** Finds an expired ad: no page links to it, so the database is read while the server is off. */
async function seedAndFindUnavailable(directory: string): Promise<string> {
  const database = await openEmbedded(directory);
  await migrate(database.db);
  await seedOnce(database.db, (tx) => seedDatabase(tx, { count: 1500, now: new Date(), withAccounts: true }));
  const expiredQuery = database.db.selectFrom('property').select('id').where('availability', '=', 3);
  await addNextRelease(database);
  const { id } = await expiredQuery.limit(1).executeTakeFirstOrThrow();
  await addFavorites(database, id);
  await database.close();
  return id;
}

export interface LaunchedServer {
  url: string;
  /** Moves its clock forward, if it is adjustable. */
  advanceClock(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

interface LaunchOptions {
  data: string;
  settings?: Record<string, string>;
  /** File to load first. */
  preload?: string;
}

export async function launch({ data, settings, preload }: LaunchOptions): Promise<LaunchedServer> {
  const port = await findFreePort();
  writeFileSync(path.join(data, 'dev-token'), DEV_TOKEN);
  const url = `http://localhost:${port}`;
  const file = path.join(root, 'apps/api/src/main.ts');
  const server = spawn(process.execPath, preload ? ['--import', preload, file] : [file], {
    cwd: root,
    // Tests make no requests to other machines.
    env: { ...process.env, PORT: String(port), DATA_DIR: data, MAP_STYLE: 'none', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      if (text.includes(url)) resolve();
    });
    server.on('exit', (code) => reject(new Error(`The server exited with code ${code}`)));
  });
  return {
    url,
    async advanceClock(milliseconds) {
      const acknowledged = once(server, 'message');
      server.send(milliseconds);
      await acknowledged;
    },
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

const SMALL_SEED_COUNT = '60';

/** Separate demo server that approves ads automatically and has an adjustable clock. */
export async function launchWithClock(): Promise<LaunchedServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'mashrabiya-e2e-clock-'));
  const preload = path.join(import.meta.dirname, 'adjustableClock.ts');
  const settings = { AUTO_ACCEPT: '1', SEED_COUNT: SMALL_SEED_COUNT };
  const server = await launch({ data, settings, preload });
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts the built product on its own seeded database; the returned function stops it and removes its data. */
export default async function startServer(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'mashrabiya-e2e-'));
  process.env.E2E_GONE = await seedAndFindUnavailable(data);
  const server = await launch({ data });
  process.env.E2E_URL = server.url;
  return async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  };
}
