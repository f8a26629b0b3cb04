import type { PropertyCard, SortOption } from '@mashrabiya/contract';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../foundation/Link/Link.tsx';

export interface SearchPanelProps extends ComponentPropsWithRef<'div'> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  query: string;
  /** Exact number of homes found. */
  total?: number;
  /** The text that was searched for when the given one found nothing. */
  corrected?: string | null;
  properties: readonly PropertyCard[];
  /** Undefined is the proposed order. */
  sort?: SortOption;
  onSort(sort: SortOption | undefined): void;
  /** Where a home lives. */
  hrefOf(property: PropertyCard): string;
  /** Where all results are. */
  allHref: string;
  hasMore?: boolean;
  loadingMore?: boolean;
  /** The last card came into view (10 %), or "load more" was pressed. */
  onLoadMore?(): void;
  onRetry?(): void;
}

const Root = styled('div')({});

/** Results while typing. Its own module, so that it can come when the search box is first used. */
export function SearchPanel({
  status,
  query,
  total: _total,
  corrected: _corrected,
  properties,
  sort: _sort,
  onSort: _onSort,
  hrefOf,
  allHref,
  hasMore: _hasMore,
  loadingMore: _loadingMore,
  onLoadMore: _onLoadMore,
  onRetry,
  ...div
}: SearchPanelProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      {status === 'failed' && (
        <p>
          {t('finding.failed')}
          <button type="button" onClick={onRetry}>
            {t('common.retry')}
          </button>
        </p>
      )}
      <ul>
        {properties.map((property) => (
          <li key={property.id}>
            <Link href={hrefOf(property)}>{property.address}</Link>
          </li>
        ))}
      </ul>
      <Link href={allHref}>{t('finding.seeAll', { query })}</Link>
    </Root>
  );
}
