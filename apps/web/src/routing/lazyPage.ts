import { type LazyComponent, lazyComponent } from '@mashrabiya/ui';

export interface PageProps {
  params: Record<string, string>;
}

export type LazyPage = LazyComponent<PageProps>;

export const lazyPage = lazyComponent<PageProps>;
