import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../core/log.ts';
import { UnusableDatabaseError } from '../UnusableDatabaseError.ts';

export interface NodeLockOptions {
  url: string;
  /** True if other nodes may use the database too: their files are in the same bucket. */
  isShared: boolean;
  print: (line: string) => void;
  log: Log;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Advisory lock of every running node: shared by nodes with a bucket, exclusive without one. */
const NODE_LOCK = 5_703_118_265;
const POLL_MS = 1_000;
/** A replaced node ends within 5 s, and PostgreSQL notices a killed one soon. */
const MAX_ATTEMPTS = 15;
const CONNECT_TIMEOUT_MS = 5_000;

const SECOND_NODE_MESSAGE =
  'Another node uses this database, but uploaded files are stored in the data directory of one machine. Set the same bucket on all nodes (S3_ENDPOINT, S3_BUCKET, …), or stop the other node.';

/**
 * Refuses a second node without a bucket, whose visitors would miss the files of the other; returns the release
 * function. A lost connection is reopened, and a second node that started meanwhile is logged.
 */
export async function acquireNodeLock(options: NodeLockOptions): Promise<() => Promise<void>> {
  const { url, isShared, print, log, pause = sleep } = options;
  let client: pg.Client | undefined;
  let isClosed = false;

  async function acquire(): Promise<boolean> {
    const nextClient = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'mashrabiya node',
    });
    nextClient.on('error', () => {});
    try {
      await nextClient.connect();
      const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
      const { rows } = await nextClient.query(`select ${lock}(${NODE_LOCK}) as acquired`);
      if (rows[0].acquired) {
        client = nextClient;
        nextClient.once('end', () => void reacquire());
        return true;
      }
    } catch (error) {
      await nextClient.end().catch(() => {});
      throw error;
    }
    await nextClient.end();
    return false;
  }

  async function reacquire(): Promise<void> {
    let hasLogged = false;
    while (!isClosed) {
      await pause(POLL_MS);
      const isAcquired = isClosed || (await acquire().catch(() => undefined));
      if (isAcquired) return;
      if (isAcquired === false && !hasLogged) log.error(SECOND_NODE_MESSAGE);
      hasLogged ||= isAcquired === false;
    }
  }

  for (let attempt = 1; !(await acquire()); attempt++) {
    if (attempt === MAX_ATTEMPTS) throw new UnusableDatabaseError(SECOND_NODE_MESSAGE);
    if (attempt === 1) print('Waiting for another node that uses this database to stop …');
    await pause(POLL_MS);
  }
  return async () => {
    isClosed = true;
    await client?.end().catch(() => {});
  };
}

/** Keeps nodes from starting, and returns the release function; undefined if one is running. */
export async function lockOutNodes(url: string): Promise<(() => Promise<void>) | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  const { rows } = await client.query(`select pg_try_advisory_lock(${NODE_LOCK}) as acquired`);
  if (rows[0].acquired) return () => client.end();
  await client.end();
  return undefined;
}
