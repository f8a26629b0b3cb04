import { type LazyComponent, lazyComponent } from '@mashrabiya/ui';

export interface PageProps {
  params: Record<string, string>;
}

export type LazyPage = LazyComponent<PageProps>;

/** A page whose code comes when a route is followed, or before. */
export const lazyPage = lazyComponent<PageProps>;
