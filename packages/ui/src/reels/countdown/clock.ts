import { REEL_COUNTDOWN_STEP_MS } from '@mashrabiya/contract/constants';

/** Clock for `useSyncExternalStore`: its value changes only on a tick. */
export interface Clock {
  /** Milliseconds since 1970 at the last tick. */
  now(): number;
  /** Returns the unsubscribe function. */
  subscribe(onTick: () => void): () => void;
}

/**
 * Ticks each second (specification, section 4) while subscribed: one timer for a whole list. `read` returns
 * milliseconds.
 */
export function createClock(read: () => number): Clock {
  const listeners = new Set<() => void>();
  let time = read();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    time = read();
    for (const listener of listeners) listener();
  };
  return {
    now: () => time,
    subscribe(onTick) {
      if (listeners.size === 0) {
        time = read();
        timer = setInterval(tick, REEL_COUNTDOWN_STEP_MS);
      }
      listeners.add(onTick);
      return () => {
        listeners.delete(onTick);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}
