import type { PropertyCard, SortOption } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface SearchPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `loading` keeps previous results visible. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  query: string;
  total?: number;
  corrected?: string | null;
  properties: readonly PropertyCard[];
  suggestions?: ReactNode;
  interpretation?: ReactNode;
  /** Undefined is the default order. */
  sort?: SortOption;
  onSort(sort: SortOption | undefined): void;
  getHref(property: PropertyCard): string;
  allHref: string;
  hasMore?: boolean;
  loadingMore?: boolean;
  /** Called once per page when the last card is 10 % in view. */
  onLoadMore?(): void;
  /** The next page failed; loaded results stay. */
  failedMore?: boolean;
  onRetry?(): void;
}
