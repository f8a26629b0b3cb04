import { setTimeout as sleep } from 'node:timers/promises';
import { PGliteAdapter } from 'kysely';
import { type Log, NO_LOG } from '../../core/log.ts';
import { computeBackoffMs } from '../backoff.ts';
import { createUnavailableError } from '../DatabaseError.ts';
import type { Engine, EngineConnection, EngineResult } from '../EngineDriver.ts';
import type { QueryAnswer, WorkerSetup } from './messages.ts';
import { PgliteWorker } from './PgliteWorker.ts';

/** Time after which a query counts as hung: PGlite has no `statement_timeout`. */
const WATCHDOG_MS = 30_000;
const DUMP_WATCHDOG_MS = 300_000;

export interface PgliteOptions {
  log?: Log;
  explain?: (error: unknown) => string;
  watchdogMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * The embedded database. A lost engine is reopened with growing pauses until that succeeds: a full disk may have room
 * again. In the meantime queries fail as unavailable.
 */
export class PgliteEngine implements Engine {
  readonly adapter = new PGliteAdapter();
  readonly #setup: WorkerSetup;
  readonly #log: Log;
  readonly #explain: (error: unknown) => string;
  readonly #watchdogMs: number;
  readonly #pause: (milliseconds: number) => Promise<unknown>;
  #worker: Promise<PgliteWorker>;
  #isClosed = false;

  constructor(setup: WorkerSetup, options: PgliteOptions = {}) {
    this.#setup = setup;
    this.#log = options.log ?? NO_LOG;
    this.#explain = options.explain ?? String;
    this.#watchdogMs = options.watchdogMs ?? WATCHDOG_MS;
    this.#pause = options.pause ?? ((milliseconds) => sleep(milliseconds, undefined, { ref: false }));
    this.#worker = this.#open();
  }

  /** Settles when the database has been opened for the first time, or cannot be. */
  async waitUntilOpen(): Promise<void> {
    await this.#worker;
  }

  async connect(): Promise<EngineConnection> {
    let worker: PgliteWorker | undefined;
    return {
      // All queries of a connection use the same engine: a transaction is lost with it.
      query: async (sql, parameters) => {
        worker ??= await this.#worker;
        return parseRows(await worker.query(sql, parameters, this.#watchdogMs));
      },
      release: () => {},
    };
  }

  async dump(): Promise<Uint8Array> {
    return (await this.#worker).dump(DUMP_WATCHDOG_MS);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const worker = await this.#worker.catch(() => undefined);
    this.#worker = Promise.reject(createUnavailableError('The database is closed.'));
    this.#worker.catch(() => {});
    await worker?.close(this.#watchdogMs);
  }

  async #open(lostWorker?: PgliteWorker): Promise<PgliteWorker> {
    await lostWorker?.terminate();
    const worker = new PgliteWorker(this.#setup, (reason) => this.#reopen(worker, reason));
    try {
      await worker.opened;
      return worker;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  async #reopen(lostWorker: PgliteWorker, reason: string): Promise<void> {
    if (this.#isClosed) return;
    this.#log.error(`Lost the embedded database: ${reason}`);
    for (let attempt = 1; !this.#isClosed; attempt++) {
      const pendingWorker = this.#open(lostWorker).catch((error) => {
        throw createUnavailableError(this.#explain(error), error);
      });
      this.#worker = pendingWorker;
      try {
        await pendingWorker;
        this.#log.info('Reopened the embedded database.');
        return;
      } catch (error) {
        const pause = computeBackoffMs(attempt);
        const reason = error instanceof Error ? error.message : String(error);
        this.#log.error(`Cannot reopen the embedded database: ${reason}. Retrying in ${pause / 1000} s.`);
        await this.#pause(pause);
      }
    }
  }
}

function parseRows({ columns, jsonColumns, rows, affectedRows }: QueryAnswer): EngineResult {
  for (const row of rows) {
    for (const column of jsonColumns) {
      const text = row[column];
      if (typeof text === 'string') row[column] = JSON.parse(text);
    }
  }
  return { affectedRows, rows: rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]]))) };
}
