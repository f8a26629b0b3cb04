import { type ComponentType, lazy } from 'react';

export interface PageProps {
  params: Record<string, string>;
}

export interface LazyPage {
  /** Fetches the page's code, so that showing it later waits for nothing. */
  preload: () => Promise<void>;
  /** The page itself once its code has come; until then a component that waits for it. */
  component: () => ComponentType<PageProps>;
}

/** A page whose code comes when it is asked for; once it has come it is drawn at once, without a fallback. */
export function lazyPage(load: () => Promise<{ default: ComponentType<PageProps> }>): LazyPage {
  const waiting = lazy(load);
  let loaded: ComponentType<PageProps> | undefined;
  return {
    preload: async () => {
      loaded ??= (await load()).default;
    },
    component: () => loaded ?? waiting,
  };
}
