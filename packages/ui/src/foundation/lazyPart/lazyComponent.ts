import { type ComponentType, lazy } from 'react';

export interface LazyComponent<P> {
  preload: () => Promise<void>;
  /** The loaded component if it was available at first use, else one that suspends; stable afterwards. */
  component: () => ComponentType<P>;
  /** Drops a failed import, so that the next render retries. */
  reset: () => void;
}

/**
 * Component loaded on demand. Renders synchronously if already loaded: React's `lazy` suspends on its first render even
 * then, and shows suspended content 300 ms later.
 */
export function lazyComponent<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> {
  let suspending = lazy(load);
  let loaded: ComponentType<P> | undefined;
  // Another component would remount, and lose its state.
  let current: ComponentType<P> | undefined;
  return {
    preload: async () => {
      loaded ??= (await load()).default;
    },
    component: () => {
      current ??= loaded ?? suspending;
      return current;
    },
    // A lazy component keeps its failure, so a retry needs a new one.
    reset: () => {
      suspending = lazy(load);
      current = undefined;
    },
  };
}
