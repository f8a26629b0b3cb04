import type { Transaction } from 'kysely';
import type { Log } from './core/log.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './db/openDatabase.ts';
import { acquireNodeLock } from './db/postgres/acquireNodeLock.ts';
import { waitForPostgres } from './db/postgres/waitForPostgres.ts';
import { prepareDatabase } from './db/prepareDatabase.ts';
import type { Tables } from './db/schema.ts';
import { serveSnapshots } from './db/snapshotSocket.ts';
import type { Environment } from './environment/Environment.ts';

export interface DatabaseStartOptions {
  print: (line: string) => void;
  log: Log;
  seed: (tx: Transaction<Tables>) => Promise<unknown>;
}

export async function startDatabase(
  {
    databaseUrl: url,
    readUrls,
    databaseLimits,
    dataDirectory,
    s3,
  }: Pick<Environment, 'databaseUrl' | 'readUrls' | 'databaseLimits' | 'dataDirectory' | 's3'>,
  { print, log, seed }: DatabaseStartOptions,
): Promise<OpenDatabase> {
  print(url ? 'Connecting to PostgreSQL …' : `Opening the database in ${dataDirectory} …`);
  const database = url
    ? openPostgres(url, { readUrls, limits: databaseLimits, log })
    : await openEmbeddedForServer(dataDirectory, log);
  let releaseLock = async () => {};
  const close = async () => {
    await Promise.all([releaseLock(), database.close()]);
  };
  try {
    if (url) {
      await waitForPostgres(database.db, url, print);
      releaseLock = await acquireNodeLock({ url, isShared: s3 !== undefined, print, log });
    }
    await prepareDatabase(database, { databaseUrl: url, print, seed });
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openEmbeddedForServer(dataDirectory: string, log: Log): Promise<OpenDatabase> {
  const database = await openEmbedded(dataDirectory, log);
  const endService = await serveSnapshots(dataDirectory, () => database.dump(), log);
  const close = async () => {
    endService();
    await database.close();
  };
  return { ...database, close };
}
