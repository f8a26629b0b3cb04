import { AppError } from '../core/AppError.ts';
import { FairQueue, NO_OWNER } from './FairQueue.ts';

export interface TaskOptions {
  owner?: string;
  /** Waits behind all work of requests. */
  isBackground?: boolean;
  signal?: AbortSignal | undefined;
}

export interface ConcurrencyOptions {
  maxWaiting?: number | undefined;
}

export function limitConcurrency(
  maxConcurrent: number,
  { maxWaiting = Number.POSITIVE_INFINITY }: ConcurrencyOptions = {},
): <T>(work: () => Promise<T>, options?: TaskOptions) => Promise<T> {
  let runningCount = 0;
  const requestQueue = new FairQueue(maxWaiting);
  const backgroundQueue = new FairQueue(maxWaiting);
  return async (work, { owner = NO_OWNER, isBackground = false, signal } = {}) => {
    if (signal?.aborted) throw new AppError({ code: 'timeout' });
    if (runningCount === maxConcurrent) await (isBackground ? backgroundQueue : requestQueue).wait(owner, signal);
    else runningCount++;
    try {
      return await work();
    } finally {
      const startNext = requestQueue.takeNext(owner) ?? backgroundQueue.takeNext(owner);
      if (startNext) startNext();
      else runningCount--;
    }
  };
}
