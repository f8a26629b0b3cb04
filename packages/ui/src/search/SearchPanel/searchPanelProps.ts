import type { PropertyCard, SortOption } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface SearchPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `loading` keeps the former homes in sight, if there are any. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  query: string;
  /** Exact number of homes found. */
  total?: number;
  /** The text that was searched for when the given one found nothing. */
  corrected?: string | null;
  properties: readonly PropertyCard[];
  /** `Suggestions`, above the homes. */
  suggestions?: ReactNode;
  /** `Understood`, between the suggestions and the homes. */
  understood?: ReactNode;
  /** Undefined is the proposed order. */
  sort?: SortOption;
  onSort(sort: SortOption | undefined): void;
  /** Where a home lives. */
  hrefOf(property: PropertyCard): string;
  /** Where all results are. */
  allHref: string;
  hasMore?: boolean;
  loadingMore?: boolean;
  /** The last card is 10 % in view, once a page. */
  onLoadMore?(): void;
  onRetry?(): void;
}
