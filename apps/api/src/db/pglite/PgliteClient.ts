import { Worker } from 'node:worker_threads';
import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import { DatabaseError } from '../DatabaseError.ts';
import type { QueryAnswer, WorkerAnswer, WorkerRequest, WorkerSetup } from './messages.ts';

/** A query that has not come back after this long is taken for hung: PGlite knows no `statement_timeout`. */
const WATCHDOG_MS = 30_000;
const DUMP_WATCHDOG_MS = 300_000;

type Body = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
type Answer = QueryAnswer | Uint8Array | null;
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  watchdog: NodeJS.Timeout;
}

/**
 * The embedded database as Kysely's dialect wants it, with the engine in a worker thread. A worker that hangs or traps
 * is ended and replaced, which to the data is no more than a killed process; what was under way fails as `unavailable`.
 */
export class PgliteClient implements PGlite {
  ready = false;
  closed = false;
  waitReady: Promise<void>;
  readonly #setup: WorkerSetup;
  readonly #watchdogMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #nextId = 1;
  /** Settles when the last transaction that was asked for has ended. */
  #transactions: Promise<unknown> = Promise.resolve();

  constructor(setup: WorkerSetup, watchdogMs = WATCHDOG_MS) {
    this.#setup = setup;
    this.#watchdogMs = watchdogMs;
    [this.#worker, this.waitReady] = this.#start();
  }

  /** A statement outside of any transaction; it waits for those that are open. */
  async query<T>(sql: string, parameters: readonly unknown[] = []): Promise<PGliteQueryResults<T>> {
    await this.#transactions;
    return this.#query<T>(sql, parameters);
  }

  /** Runs the work between `begin` and `commit`, alone; `rollback` when it throws. */
  transaction<T>(work: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    const run = this.#transactions.then(() => this.#transaction(work));
    this.#transactions = run.catch(() => {});
    return run;
  }

  /** The whole database as a gzipped tar archive. */
  async dump(): Promise<Uint8Array> {
    await this.#transactions;
    const answer = await this.#ask({ kind: 'dump' }, DUMP_WATCHDOG_MS);
    if (answer instanceof Uint8Array) return answer;
    throw new DatabaseError({ message: 'The embedded database gave no dump.' });
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.#transactions;
    this.closed = true;
    await this.#ask({ kind: 'close' }).finally(() => this.#worker.terminate());
  }

  async #transaction<T>(work: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    await this.waitReady;
    const worker = this.#worker;
    const query = <R>(sql: string, parameters: readonly unknown[] = []) => {
      if (worker === this.#worker) return this.#query<R>(sql, parameters);
      return Promise.reject(unavailable('The transaction was lost with its worker.'));
    };
    const rollback = async () => {
      if (worker === this.#worker) await this.#query('rollback', []);
    };
    await query('begin');
    try {
      const result = await work({ query, rollback });
      await query('commit');
      return result;
    } catch (error) {
      await rollback();
      throw error;
    }
  }

  async #query<T>(sql: string, parameters: readonly unknown[]): Promise<PGliteQueryResults<T>> {
    const answer = await this.#ask({ kind: 'query', sql, parameters });
    if (!answer || answer instanceof Uint8Array) throw new DatabaseError({ message: 'The answer has no rows.' });
    return { rows: rowsOf(answer) as T[], affectedRows: answer.affectedRows, fields: [] };
  }

  async #ask(body: Body, watchdogMs = this.#watchdogMs): Promise<Answer> {
    await this.waitReady;
    if (this.closed && body.kind !== 'close') throw unavailable('The database is closed.');
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => this.#replace('The embedded database did not answer.'), watchdogMs);
      this.#waiting.set(id, { resolve, reject, watchdog });
      this.#worker.postMessage({ id, ...body });
    });
  }

  #start(): [Worker, Promise<void>] {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#setup });
    const opened = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: WorkerAnswer) => {
        if (message.kind === 'ready') {
          this.ready = true;
          resolve();
        } else if (message.kind === 'failed') reject(new DatabaseError(message.error));
        else this.#settle(message);
      });
      worker.on('error', (error) => {
        reject(error);
        if (worker === this.#worker) this.#replace(error.message);
      });
    });
    opened.catch(() => {});
    return [worker, opened];
  }

  #settle(message: Extract<WorkerAnswer, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.watchdog);
    if (message.kind === 'answer') waiting.resolve(message.answer);
    else if (message.broken) {
      waiting.reject(unavailable(message.error.message));
      this.#replace('The embedded database trapped.');
    } else waiting.reject(new DatabaseError(message.error));
  }

  #replace(reason: string): void {
    const lost = this.#worker;
    this.ready = false;
    for (const { reject, watchdog } of this.#waiting.values()) {
      clearTimeout(watchdog);
      reject(unavailable(reason));
    }
    this.#waiting.clear();
    if (this.closed) return;
    const gone = lost.terminate();
    this.waitReady = gone.then(() => {
      const [worker, opened] = this.#start();
      this.#worker = worker;
      return opened;
    });
    this.waitReady.catch(() => {});
  }
}

function rowsOf({ columns, jsonColumns, rows }: QueryAnswer): unknown[] {
  for (const row of rows) {
    for (const column of jsonColumns) {
      const text = row[column];
      if (typeof text === 'string') row[column] = JSON.parse(text);
    }
  }
  return rows.map((row) => Object.fromEntries(columns.map((name, column) => [name, row[column]])));
}

const unavailable = (message: string) => new DatabaseError({ message, code: 'unavailable' });
