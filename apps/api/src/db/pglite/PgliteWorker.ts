import { Worker } from 'node:worker_threads';
import { DatabaseError, unavailable } from '../DatabaseError.ts';
import type { QueryAnswer, WorkerAnswer, WorkerRequest, WorkerSetup } from './messages.ts';

type Body = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
type Answer = QueryAnswer | Uint8Array | null;
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  watchdog: NodeJS.Timeout;
}

/**
 * One run of the embedded engine, in a worker thread. If it hangs or traps it is lost, which affects the data no more
 * than a killed process: running and later queries fail as unavailable.
 */
export class PgliteWorker {
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #onLost: (reason: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #lostBy: string | undefined;

  /** Calls `onLost` at most once, and only after the database was opened. */
  constructor(setup: WorkerSetup, onLost: (reason: string) => void) {
    this.#onLost = onLost;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup });
    this.opened = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: WorkerAnswer) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'failed') reject(new DatabaseError(message.error));
        else this.#settle(message);
      });
      const end = (reason: string) => {
        reject(unavailable(reason));
        this.opened.then(
          () => this.#lose(reason),
          () => {},
        );
      };
      this.#worker.on('error', (error) => end(error.message));
      this.#worker.on('exit', (code) => end(`The worker thread exited with code ${code}`));
    });
  }

  async query(sql: string, parameters: readonly unknown[], watchdogMs: number): Promise<QueryAnswer> {
    const answer = await this.#ask({ kind: 'query', sql, parameters }, watchdogMs);
    if (answer && !(answer instanceof Uint8Array)) return answer;
    throw new DatabaseError({ message: 'The embedded database returned no rows.' });
  }

  async dump(watchdogMs: number): Promise<Uint8Array> {
    const answer = await this.#ask({ kind: 'dump' }, watchdogMs);
    if (answer instanceof Uint8Array) return answer;
    throw new DatabaseError({ message: 'The embedded database returned no dump.' });
  }

  async close(watchdogMs: number): Promise<void> {
    await this.#ask({ kind: 'close' }, watchdogMs).finally(() => this.terminate());
  }

  async terminate(): Promise<void> {
    this.#lostBy ??= 'The database is closed.';
    await this.#worker.terminate();
  }

  #ask(body: Body, watchdogMs: number): Promise<Answer> {
    if (this.#lostBy !== undefined) return Promise.reject(unavailable(this.#lostBy));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => this.#lose(`No response within ${watchdogMs / 1000} s`), watchdogMs);
      this.#waiting.set(id, { resolve, reject, watchdog });
      this.#worker.postMessage({ id, ...body });
    });
  }

  #settle(message: Extract<WorkerAnswer, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.kind === 'error' && message.broken) {
      this.#lose(message.error.message);
      return;
    }
    this.#waiting.delete(message.id);
    clearTimeout(waiting.watchdog);
    if (message.kind === 'answer') waiting.resolve(message.answer);
    else waiting.reject(new DatabaseError(message.error));
  }

  #lose(reason: string): void {
    if (this.#lostBy !== undefined) return;
    this.#lostBy = reason;
    for (const { reject, watchdog } of this.#waiting.values()) {
      clearTimeout(watchdog);
      reject(unavailable(reason));
    }
    this.#waiting.clear();
    this.#onLost(reason);
  }
}
