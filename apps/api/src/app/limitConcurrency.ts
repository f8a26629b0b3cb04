import { AppError } from '../core/AppError.ts';
import { FairQueue, NO_OWNER } from './FairQueue.ts';

export interface Turn {
  owner?: string;
  /** Waits behind all work of requests. */
  isBackground?: boolean;
  /** Drops the work from the queue when its request ends. */
  signal?: AbortSignal | undefined;
}

export interface ConcurrencyOptions {
  mostWaiting?: number | undefined;
}

export function limitConcurrency(
  atOnce: number,
  { mostWaiting = Number.POSITIVE_INFINITY }: ConcurrencyOptions = {},
): <T>(work: () => Promise<T>, turn?: Turn) => Promise<T> {
  let running = 0;
  const waiting = new FairQueue(mostWaiting);
  const background = new FairQueue(mostWaiting);
  return async (work, { owner = NO_OWNER, isBackground = false, signal } = {}) => {
    if (signal?.aborted) throw new AppError({ code: 'timeout' });
    if (running === atOnce) await (isBackground ? background : waiting).wait(owner, signal);
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
