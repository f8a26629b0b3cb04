import { PostgresAdapter } from 'kysely';
import pg from 'pg';
import { type Log, NO_LOG } from '../../core/log.ts';
import { createUnavailableError } from '../DatabaseError.ts';
import type { Engine, EngineConnection } from '../EngineDriver.ts';

/** Limits of commands and tests; the server's come from its settings. */
const DEFAULT_LIMITS = { poolSize: 10, statementTimeoutMs: 10_000 };
const CONNECT_TIMEOUT_MS = 5_000;
/** No limit; overrides one that the server may set. Not 0, which the driver does not send. */
const MAX_TIMEOUT_MS = 2_147_483_647;
/** Wait beyond the server's own limit, after which a connection counts as dead. */
const DEAD_CONNECTION_MS = 2_000;
/** Compiling a query takes longer than running it on a sample. Concurrent requests keep all processors busy already. */
const SERVER_OPTIONS = '-c jit=off -c max_parallel_workers_per_gather=0';
const KEEP_ALIVE_DELAY_MS = 30_000;
const CLOSE_TIMEOUT_MS = 2_000;

/** Message of the pool if no connection became free in time: the server is busy rather than unavailable. */
const POOL_BUSY_MESSAGE = 'timeout exceeded when trying to connect';

/** Object ids of types whose default form differs from PGlite's: both must return numbers and `yyyy-mm-dd`. */
const PARSERS: Record<number, (text: string) => unknown> = { 20: Number, 1700: Number, 1082: String };

export interface PostgresOptions {
  log?: Log;
  limits?: { poolSize: number; statementTimeoutMs: number };
  queryTimeoutMs?: number;
  /** For migrations and seeding: no statement or query timeout, but a limit on the wait for each lock. */
  maintenance?: { lockTimeoutMs: number };
}

export type ConnectionCounts = Record<'busy' | 'idle' | 'waiting', number>;

/** Connections to a PostgreSQL server. A lost or silent one is discarded with its query. */
export class PostgresEngine implements Engine {
  readonly adapter = new PostgresAdapter();
  readonly #pool: pg.Pool;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #log: Log;
  #isDisconnected = false;
  #isClosed = false;

  constructor(url: string, { log = NO_LOG, limits = DEFAULT_LIMITS, maintenance, ...options }: PostgresOptions) {
    this.#log = log;
    const { poolSize, statementTimeoutMs } = limits;
    const { queryTimeoutMs = statementTimeoutMs + DEAD_CONNECTION_MS } = options;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      options: SERVER_OPTIONS,
      ...(maintenance
        ? { statement_timeout: MAX_TIMEOUT_MS, lock_timeout: maintenance.lockTimeoutMs }
        : { statement_timeout: statementTimeoutMs, query_timeout: queryTimeoutMs }),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
      types: { getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format) },
    });
    // Without listeners a lost connection ends the process. The pool's covers idle ones, the client's the others.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      client.on('error', () => {});
      this.#clients.add(client);
      this.#reportReconnect();
    });
    this.#pool.on('remove', (client) => this.#clients.delete(client));
  }

  async connect(): Promise<EngineConnection> {
    const client = await this.#pool.connect().catch((error) => this.#reportLoss(error));
    let isLost = false;
    return {
      query: async (sql, parameters) => {
        if (isLost) throw createUnavailableError('The connection was lost before this query.');
        try {
          const { rows, rowCount, command } = await client.query(sql, [...parameters]);
          this.#reportReconnect();
          return { rows, affectedRows: rowCount ?? undefined, command };
        } catch (error) {
          if (error instanceof pg.DatabaseError || error instanceof TypeError) throw error;
          isLost = true;
          return this.#reportLoss(error);
        }
      },
      release: () => client.release(isLost),
    };
  }

  countConnections(): ConnectionCounts {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Waits for running queries up to a limit, because a query on a dead connection never ends. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const closeTimer = setTimeout(() => {
      for (const client of this.#clients) client.end();
    }, CLOSE_TIMEOUT_MS);
    await this.#pool.end().finally(() => clearTimeout(closeTimer));
  }

  #reportLoss(error: unknown): never {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason === POOL_BUSY_MESSAGE) throw createUnavailableError('All connections to PostgreSQL are in use.', error);
    if (this.#isClosed) throw createUnavailableError('The database is closed.', error);
    if (!this.#isDisconnected) this.#log.error(`Lost the connection to PostgreSQL: ${reason}`);
    this.#isDisconnected = true;
    throw createUnavailableError(reason, error);
  }

  #reportReconnect(): void {
    if (this.#isDisconnected) this.#log.info('Reconnected to PostgreSQL.');
    this.#isDisconnected = false;
  }
}
