import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { computeBackoffMs } from './backoff.ts';
import type { Migrations } from './compatibleMigrations.ts';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openPostgres } from './openDatabase.ts';
import { assertNoReplacedSchema } from './postgres/replacedSchema.ts';
import type { Tables } from './schema.ts';
import { seedOnce } from './seedOnce.ts';

export interface PrepareOptions {
  databaseUrl: string | undefined;
  print: (line: string) => void;
  seed?: (tx: Transaction<Tables>) => Promise<unknown>;
  migrations?: Migrations;
  pause?: (milliseconds: number) => Promise<unknown>;
}

const PREPARATION_LOCK = 5_703_118_264;
const POLL_MS = 1_000;
/** A statement that waits for a table lock blocks every later query of that table. */
const LOCK_TIMEOUT_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Migrates a database, and seeds an empty one. On PostgreSQL one node at a time, without a statement timeout. */
export async function prepareDatabase(database: OpenDatabase, preparation: PrepareOptions): Promise<void> {
  const { databaseUrl, print, pause = sleep } = preparation;
  if (databaseUrl === undefined) return migrateAndSeed(database, preparation);
  const maintenance = openPostgres(databaseUrl, { maintenance: { lockTimeoutMs: LOCK_TIMEOUT_MS } });
  try {
    await maintenance.db.connection().execute(async (session) => {
      await acquireLock(session, print, pause);
      await assertNoReplacedSchema(session);
      await migrateAndSeed(maintenance, preparation);
    });
  } finally {
    // Ending the session releases the advisory lock.
    await maintenance.close();
  }
}

async function acquireLock(
  session: Kysely<Tables>,
  print: PrepareOptions['print'],
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await sql<{ acquired: boolean }>`
      select pg_try_advisory_lock(${sql.lit(PREPARATION_LOCK)}) as acquired`.execute(session);
    if (rows[0]?.acquired) return;
    if (attempt === 1) print('Waiting for another node that migrates or seeds the database …');
    await pause(POLL_MS);
  }
}

async function migrateAndSeed(
  database: OpenDatabase,
  { print, seed, migrations, pause = sleep }: PrepareOptions,
): Promise<void> {
  const retry = <T>(work: () => Promise<T>) => retryLocked(work, print, pause);
  for (const name of await retry(() => migrate(database.db, migrations))) print(`Migrated: ${name}`);
  if (seed && (await retry(() => seedOnce(database.db, seed)))) await database.vacuum();
}

/** Retries work with backoff while another session holds a lock that it needs. */
async function retryLocked<T>(
  work: () => Promise<T>,
  print: PrepareOptions['print'],
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
      const seconds = computeBackoffMs(attempt) / 1000;
      print(`Another session, such as a backup, locks a table that a migration changes. Retrying in ${seconds} s.`);
      await pause(computeBackoffMs(attempt));
    }
  }
}
