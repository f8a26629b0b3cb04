import { type ComponentType, lazy } from 'react';

export interface LazyComponent<P> {
  preload: () => Promise<void>;
  /** The loaded component if it was available at first use, else one that suspends; stable afterwards. */
  component: () => ComponentType<P>;
  /** Drops a failed import, so that the next render retries. */
  forget: () => void;
}

/**
 * Component loaded on demand. Renders synchronously if already loaded: React's `lazy` suspends on its first render even
 * then, and shows suspended content 300 ms later.
 */
export function lazyComponent<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> {
  let waiting = lazy(load);
  let loaded: ComponentType<P> | undefined;
  // Another component would remount, and lose its state.
  let given: ComponentType<P> | undefined;
  return {
    preload: async () => {
      loaded ??= (await load()).default;
    },
    component: () => {
      given ??= loaded ?? waiting;
      return given;
    },
    // A lazy component keeps its failure, so a retry needs a new one.
    forget: () => {
      waiting = lazy(load);
      given = undefined;
    },
  };
}
