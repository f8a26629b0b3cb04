import { AppError, RetryLaterError } from '../core/AppError.ts';

const RETRY_SECONDS = 5;

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
    const waitingStarts = this.#waiting.get(owner) ?? new Set();
    if (owner !== NO_OWNER && waitingStarts.size >= this.#maxWaiting)
      throw new RetryLaterError('overloaded', RETRY_SECONDS);
    this.#waiting.set(owner, waitingStarts);
    return new Promise((resolve, reject) => {
      const abandon = () => {
        this.#remove(owner, start);
        reject(new AppError({ code: 'timeout' }));
      };
      const start = () => {
        signal?.removeEventListener('abort', abandon);
        resolve();
      };
      waitingStarts.add(start);
      signal?.addEventListener('abort', abandon, { once: true });
    });
  }

  /** Takes the next work, from another owner than `servedOwner` if possible; calling it starts it. */
  takeNext(servedOwner: string): (() => void) | undefined {
    this.#moveToEnd(servedOwner);
    const [[owner, [start]] = ['', []]] = this.#waiting;
    if (!start) return undefined;
    this.#remove(owner, start);
    this.#moveToEnd(owner);
    return start;
  }

  #moveToEnd(owner: string): void {
    const waitingStarts = this.#waiting.get(owner);
    if (waitingStarts && this.#waiting.delete(owner)) this.#waiting.set(owner, waitingStarts);
  }

  #remove(owner: string, start: () => void): void {
    const waitingStarts = this.#waiting.get(owner);
    waitingStarts?.delete(start);
    if (waitingStarts?.size === 0) this.#waiting.delete(owner);
  }
}
