import { REEL_COUNTDOWN_STEP_MS } from '@mashrabiya/contract/constants';

/** A clock that components can look at: the same answer until its next tick. */
export interface Clock {
  /** Milliseconds since 1970, as of the last tick. */
  now(): number;
  /** Told at each tick; answers with what ends that. */
  subscribe(onTick: () => void): () => void;
}

/**
 * A clock that ticks each second (specification, section 4) while someone looks at it: one timer for a whole list.
 * `read` tells the time in milliseconds.
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
