import { type ComponentType, lazy } from 'react';

export interface PageProps {
  params: Record<string, string>;
}

export interface LazyPage {
  /** Preloads the page's code. */
  preload: () => Promise<void>;
  /** The page if it was loaded before it is first asked for, else a component that suspends; always the same. */
  component: () => ComponentType<PageProps>;
  /** Has a page whose code did not come asked for anew. */
  forget: () => void;
}

/** A lazily loaded page that renders without a fallback once loaded. */
export function lazyPage(load: () => Promise<{ default: ComponentType<PageProps> }>): LazyPage {
  let waiting = lazy(load);
  let loaded: ComponentType<PageProps> | undefined;
  // Another component in its place would begin the page anew, and lose what was typed there.
  let given: ComponentType<PageProps> | undefined;
  return {
    preload: async () => {
      loaded ??= (await load()).default;
    },
    component: () => {
      given ??= loaded ?? waiting;
      return given;
    },
    forget: () => {
      waiting = lazy(load);
      given = undefined;
    },
  };
}
