import { AppError, RetryLater } from '../core/AppError.ts';

const RETRY_SECONDS = 5;

/** Owner of work that belongs to no user. */
export const NO_OWNER = '';

/** Queue that serves its owners round-robin, however much work each has waiting. */
export class FairQueue {
  readonly #maxWaiting: number;
  readonly #waiting = new Map<string, Set<() => void>>();

  /** @param maxWaiting Maximum waiting work per owner. */
  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /** Resolves when it is the owner's turn; rejects if the queue is full, or when the signal is aborted. */
  wait(owner: string, signal?: AbortSignal): Promise<void> {
    const waiting = this.#waiting.get(owner) ?? new Set();
    if (owner !== NO_OWNER && waiting.size >= this.#maxWaiting) throw new RetryLater('overloaded', RETRY_SECONDS);
    this.#waiting.set(owner, waiting);
    return new Promise((resolve, reject) => {
      const abandon = () => {
        this.#remove(owner, start);
        reject(new AppError({ code: 'timeout' }));
      };
      const start = () => {
        signal?.removeEventListener('abort', abandon);
        resolve();
      };
      waiting.add(start);
      signal?.addEventListener('abort', abandon, { once: true });
    });
  }

  /** Takes the next work, from another owner than `served` if possible; calling it starts it. */
  next(served: string): (() => void) | undefined {
    this.#moveToEnd(served);
    const [[owner, [start]] = ['', []]] = this.#waiting;
    if (!start) return undefined;
    this.#remove(owner, start);
    this.#moveToEnd(owner);
    return start;
  }

  #moveToEnd(owner: string): void {
    const waiting = this.#waiting.get(owner);
    if (waiting && this.#waiting.delete(owner)) this.#waiting.set(owner, waiting);
  }

  #remove(owner: string, start: () => void): void {
    const waiting = this.#waiting.get(owner);
    waiting?.delete(start);
    if (waiting?.size === 0) this.#waiting.delete(owner);
  }
}
