import { type ComponentType, lazy } from 'react';

export interface LazyComponent<P> {
  /** Brings the code. */
  preload: () => Promise<void>;
  /** What the code holds if it was there before it is first asked for, else a component that suspends; always the same. */
  component: () => ComponentType<P>;
  /** Has code that did not come asked for anew. */
  forget: () => void;
}

/**
 * A component whose code comes when it is needed. Once it is there it is drawn at once: React's own `lazy` suspends at
 * its first drawing even then, and what has suspended is shown 300 ms later.
 */
export function lazyComponent<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> {
  let waiting = lazy(load);
  let loaded: ComponentType<P> | undefined;
  // Another component in its place would begin anew, and lose what was typed there.
  let given: ComponentType<P> | undefined;
  return {
    preload: async () => {
      loaded ??= (await load()).default;
    },
    component: () => {
      given ??= loaded ?? waiting;
      return given;
    },
    // A lazy component keeps its failure for ever: the next try needs another.
    forget: () => {
      waiting = lazy(load);
      given = undefined;
    },
  };
}
