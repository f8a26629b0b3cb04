import { Kysely, sql } from 'kysely';
import { type Log, NO_LOG, prefixLog } from '../core/log.ts';
import { lockDirectory } from './directoryLock.ts';
import { createDialect } from './EngineDriver.ts';
import {
  assertNoInterruptedRestore,
  explainUnusable,
  getDatabaseDirectory,
  prepareDirectory,
} from './pglite/dataDirectory.ts';
import type { WorkerSetup } from './pglite/messages.ts';
import { PgliteEngine, type PgliteOptions } from './pglite/PgliteEngine.ts';
import { type ConnectionCounts, PostgresEngine, type PostgresOptions } from './postgres/PostgresEngine.ts';
import { ReadReplicas } from './postgres/ReadReplicas.ts';
import type { Tables } from './schema.ts';
import { UnusableDatabaseError } from './UnusableDatabaseError.ts';

export interface OpenDatabase {
  db: Kysely<Tables>;
  readReplicas?: ReadReplicas | undefined;
  /** Undefined for the embedded database, which has one connection. */
  countConnections?: () => ConnectionCounts;
  /** Vacuums and analyzes; after bulk inserts. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

interface PostgresUrls {
  readUrls?: readonly string[];
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** Tar archive of the whole database; other queries wait until it is complete. */
  dump(): Promise<Uint8Array>;
}

const vacuum = async (db: Kysely<Tables>) => {
  await sql`vacuum (analyze)`.execute(db);
};

/** A PostgreSQL server, 15 or later, or one that speaks its protocol, and its read replicas. */
export function openPostgres(
  url: string,
  { readUrls = [], ...options }: PostgresUrls & PostgresOptions = {},
): OpenDatabase {
  const engine = new PostgresEngine(url, options);
  const db = new Kysely<Tables>({ dialect: createDialect(engine) });
  const primary = { db, countConnections: () => engine.countConnections(), vacuum: () => vacuum(db) };
  if (readUrls.length === 0) return { ...primary, close: () => engine.close() };
  const { log = NO_LOG } = options;
  const replicas = readUrls.map(
    (readUrl) =>
      new PostgresEngine(readUrl, {
        ...options,
        log: prefixLog(log, `Read replica ${new URL(readUrl).host}: `),
      }),
  );
  const readReplicas = new ReadReplicas(engine, replicas);
  const close = async () => {
    await Promise.all([engine.close(), readReplicas.close()]);
  };
  return { ...primary, readReplicas, close };
}

export async function openEmbedded(directory: string, log?: Log): Promise<EmbeddedDatabase> {
  const explain = (error: unknown) => explainUnusable(directory, error);
  let unlock = () => {};
  try {
    prepareDirectory(directory);
    unlock = lockDirectory(directory);
    assertNoInterruptedRestore(directory);
    return await openPglite({ dataDir: getDatabaseDirectory(directory) }, { log, explain }, unlock);
  } catch (error) {
    unlock();
    if (error instanceof UnusableDatabaseError) throw error;
    throw new UnusableDatabaseError(`Cannot use the data directory ${directory}: ${explain(error)}.`, { cause: error });
  }
}

export const openInMemory = (dump?: Uint8Array): Promise<EmbeddedDatabase> => openPglite({ dump }, {}, () => {});

/** Unpacks a dump into an empty directory that this process has locked, and opens it. */
export const openDump = (dump: Uint8Array, dataDir: string): Promise<EmbeddedDatabase> =>
  openPglite({ dump, dataDir }, {}, () => {});

async function openPglite(setup: WorkerSetup, options: PgliteOptions, onReleased: () => void) {
  const engine = new PgliteEngine(setup, options);
  await engine.waitUntilOpen();
  const db = new Kysely<Tables>({ dialect: createDialect(engine) });
  const close = async () => {
    await engine.close();
    onReleased();
  };
  const dump = () =>
    // Holding the only connection keeps transactions out of the dump.
    db.connection().execute(async (session) => {
      await sql`checkpoint`.execute(session);
      return engine.dump();
    });
  return { db, close, vacuum: () => vacuum(db), dump };
}
