import { AppError } from '../core/AppError.ts';
import { FairQueue, NO_OWNER } from './FairQueue.ts';

export interface TaskOptions {
  owner?: string;
  /** Waits behind all work of requests. */
  isBackground?: boolean;
  /** Drops the work from the queue when its request ends. */
  signal?: AbortSignal | undefined;
}

export interface ConcurrencyOptions {
  maxWaiting?: number | undefined;
}

export function limitConcurrency(
  maxConcurrent: number,
  { maxWaiting = Number.POSITIVE_INFINITY }: ConcurrencyOptions = {},
): <T>(work: () => Promise<T>, turn?: TaskOptions) => Promise<T> {
  let running = 0;
  const waiting = new FairQueue(maxWaiting);
  const background = new FairQueue(maxWaiting);
  return async (work, { owner = NO_OWNER, isBackground = false, signal } = {}) => {
    if (signal?.aborted) throw new AppError({ code: 'timeout' });
    if (running === maxConcurrent) await (isBackground ? background : waiting).wait(owner, signal);
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.next(owner) ?? background.next(owner);
      if (next) next();
      else running--;
    }
  };
}
