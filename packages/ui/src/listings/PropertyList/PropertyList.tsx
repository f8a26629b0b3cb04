import styled from '@emotion/styled';
import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardCallbacks, splitCardCallbacks } from '../PropertyCard/cardCallbacks.ts';
import { PropertyGrid } from '../PropertyGrid/PropertyGrid.tsx';
import { ListEnd } from './ListEnd.tsx';
import { EmptyNotice, FailedNotice } from './ListNotice.tsx';
import { ListStart } from './ListStart.tsx';
import { listStyles } from './listStyles.ts';
import { useFocusFirstNew } from './useFocusFirstNew.ts';
import { usePageInView } from './usePageInView.ts';
import { useReachEnd } from './useReachEnd.ts';

export interface PropertyListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CardCallbacks {
  properties: readonly PropertyCardData[];
  /** State of the first page; later pages use `loadingMore` and `failedMore`. */
  status: 'loading' | 'ready' | 'failed';
  hasMore?: boolean;
  loadingMore?: boolean;
  /** The next page failed; loaded cards stay. */
  failedMore?: boolean;
  /** Loads the next page on scroll; false while earlier pages of a restored list load. */
  autoLoad?: boolean;
  onLoadMore?: () => void;
  /** Retries the failed request. */
  onRetry?: () => void;
  /** Address of the "more" link, without JavaScript and for search engines. */
  nextHref?: string;
  /** Address of the page before the first one shown; adds a link above the list. */
  previousHref?: string;
  loadingPrevious?: boolean;
  /** The previous page failed; loaded cards stay. */
  failedPrevious?: boolean;
  /** Replaces navigation to `previousHref`. */
  onLoadPrevious?: () => void;
  /** Index of the first property of each page. */
  pageStarts?: readonly number[];
  /** Called when another page comes into view, with its index in `pageStarts`. */
  onPageChange?: (index: number) => void;
  /** Replaces the default empty state. */
  empty?: ReactNode;
  /** Replaces the default failure state with its retry button. */
  failureNotice?: ReactNode;
  priorityCount?: number;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
}

const Root = styled('div')(listStyles);
const SKELETONS = 8;

/**
 * List of properties in all its states. Infinite scroll triggers when the last card is 10 % in view, and pauses while
 * the focus is in the footer.
 */
export function PropertyList(props: PropertyListProps) {
  const [
    cardCallbacks,
    {
      properties,
      status,
      hasMore = false,
      loadingMore = false,
      failedMore = false,
      autoLoad = true,
      onLoadMore,
      onRetry,
      nextHref,
      previousHref,
      loadingPrevious = false,
      failedPrevious = false,
      onLoadPrevious,
      pageStarts = [],
      onPageChange,
      empty,
      failureNotice,
      priorityCount,
      headingLevel,
      sizes,
      ...div
    },
  ] = splitCardCallbacks(props);
  const { t } = useTranslation();
  const grid = useRef<HTMLUListElement>(null);
  const canAutoLoad = status === 'ready' && autoLoad && hasMore && !loadingMore && !failedMore;
  useReachEnd(grid, properties.length, canAutoLoad ? onLoadMore : undefined);
  useFocusFirstNew(grid, properties.length, loadingMore);
  usePageInView(grid, pageStarts, onPageChange);

  const skeletons = status === 'loading' ? SKELETONS : loadingMore ? 4 : 0;
  const isEmpty = status === 'ready' && properties.length === 0;
  return (
    <Root aria-busy={status === 'loading' || loadingMore || loadingPrevious} {...div}>
      <p className="visually-hidden" role="status">
        {status === 'loading' || loadingMore ? t('listings:list.loading') : ''}
      </p>
      {status === 'failed' && (failureNotice ?? <FailedNotice onRetry={onRetry} />)}
      {isEmpty && (empty ?? <EmptyNotice />)}
      {previousHref && status === 'ready' && (
        <ListStart href={previousHref} loading={loadingPrevious} failed={failedPrevious} onLoad={onLoadPrevious} />
      )}
      {status !== 'failed' && !isEmpty && (
        <PropertyGrid
          ref={grid}
          properties={status === 'loading' ? [] : properties}
          skeletons={skeletons}
          {...cardCallbacks}
          {...{ priorityCount, headingLevel, sizes }}
        />
      )}
      {status === 'ready' && !isEmpty && (
        <ListEnd {...{ hasMore, loadingMore, failedMore, onLoadMore, onRetry, nextHref }} />
      )}
    </Root>
  );
}
