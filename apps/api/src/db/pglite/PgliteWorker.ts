import { Worker } from 'node:worker_threads';
import { createUnavailableError, DatabaseError } from '../DatabaseError.ts';
import type { QueryAnswer, WorkerAnswer, WorkerRequest, WorkerSetup } from './messages.ts';

type Body = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
type Answer = QueryAnswer | Uint8Array | null;
interface PendingCall {
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
  readonly #pending = new Map<number, PendingCall>();
  #nextId = 1;
  #lossReason: string | undefined;

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
        reject(createUnavailableError(reason));
        this.opened.then(
          () => this.#fail(reason),
          () => {},
        );
      };
      this.#worker.on('error', (error) => end(error.message));
      this.#worker.on('exit', (code) => end(`The worker thread exited with code ${code}`));
    });
  }

  async query(sql: string, parameters: readonly unknown[], watchdogMs: number): Promise<QueryAnswer> {
    const answer = await this.#call({ kind: 'query', sql, parameters }, watchdogMs);
    if (answer && !(answer instanceof Uint8Array)) return answer;
    throw new DatabaseError({ message: 'The embedded database returned no rows.' });
  }

  async dump(watchdogMs: number): Promise<Uint8Array> {
    const answer = await this.#call({ kind: 'dump' }, watchdogMs);
    if (answer instanceof Uint8Array) return answer;
    throw new DatabaseError({ message: 'The embedded database returned no dump.' });
  }

  async close(watchdogMs: number): Promise<void> {
    await this.#call({ kind: 'close' }, watchdogMs).finally(() => this.terminate());
  }

  async terminate(): Promise<void> {
    this.#lossReason ??= 'The database is closed.';
    await this.#worker.terminate();
  }

  #call(body: Body, watchdogMs: number): Promise<Answer> {
    if (this.#lossReason !== undefined) return Promise.reject(createUnavailableError(this.#lossReason));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => this.#fail(`No response within ${watchdogMs / 1000} s`), watchdogMs);
      this.#pending.set(id, { resolve, reject, watchdog });
      this.#worker.postMessage({ id, ...body });
    });
  }

  #settle(message: Extract<WorkerAnswer, { id: number }>): void {
    const pendingCall = this.#pending.get(message.id);
    if (!pendingCall) return;
    if (message.kind === 'error' && message.isBroken) {
      this.#fail(message.error.message);
      return;
    }
    this.#pending.delete(message.id);
    clearTimeout(pendingCall.watchdog);
    if (message.kind === 'answer') pendingCall.resolve(message.answer);
    else pendingCall.reject(new DatabaseError(message.error));
  }

  #fail(reason: string): void {
    if (this.#lossReason !== undefined) return;
    this.#lossReason = reason;
    for (const { reject, watchdog } of this.#pending.values()) {
      clearTimeout(watchdog);
      reject(createUnavailableError(reason));
    }
    this.#pending.clear();
    this.#onLost(reason);
  }
}
