import styled from '@emotion/styled';
import type { PropertyCard as PropertyCardData } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardWiring, splitWiring } from '../PropertyCard/wiring.ts';
import { PropertyGrid } from '../PropertyGrid/PropertyGrid.tsx';
import { ListEnd } from './ListEnd.tsx';
import { EmptyNotice, FailedNotice } from './ListNotice.tsx';
import { ListStart } from './ListStart.tsx';
import { listStyles } from './listStyles.ts';
import { useFocusFirstNew } from './useFocusFirstNew.ts';
import { usePageInView } from './usePageInView.ts';
import { useReachEnd } from './useReachEnd.ts';

export interface PropertyListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CardWiring {
  properties: readonly PropertyCardData[];
  /** Of the first page; the pages after it have `loadingMore` and `failedMore`. */
  status: 'loading' | 'ready' | 'failed';
  hasMore?: boolean;
  loadingMore?: boolean;
  /** The next page could not be had; what is shown stays. */
  failedMore?: boolean;
  /** Load the next page by scrolling; false while earlier pages of a restored list are still loading. */
  autoLoad?: boolean;
  onLoadMore?: () => void;
  /** Asks again for what failed. */
  onRetry?: () => void;
  /** Address of the next page: what the "more" button is where there is no JavaScript, and for search engines. */
  nextHref?: string;
  /** Address of the page before the first that is shown: makes the way to earlier homes above the list. */
  previousHref?: string;
  /** The page before is on its way. */
  loadingPrevious?: boolean;
  /** Takes the place of following `previousHref`. */
  onLoadPrevious?: () => void;
  /** Where among the homes each page begins. */
  pageStarts?: readonly number[];
  /** Another page came into view, by its place among `pageStarts`. */
  onPage?: (index: number) => void;
  /** Stands in an empty list's place; the drawing of an empty state when absent. */
  empty?: ReactNode;
  /** Stands in a failed list's place; the drawing of a failure with a retry when absent. */
  failed?: ReactNode;
  priorityCount?: number;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
}

const Root = styled('div')(listStyles);
const SKELETONS = 8;

/**
 * A list of homes in all its states: skeletons, cards, more by scrolling or by a link, its end, nothing found,
 * failed. Loads on without a limit when the last card is 10 % in view, except while the footer is in use.
 */
export function PropertyList(props: PropertyListProps) {
  const [
    wiring,
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
      onLoadPrevious,
      pageStarts = [],
      onPage,
      empty,
      failed,
      priorityCount,
      headingLevel,
      sizes,
      ...div
    },
  ] = splitWiring(props);
  const { t } = useTranslation();
  const grid = useRef<HTMLUListElement>(null);
  const armed = status === 'ready' && autoLoad && hasMore && !loadingMore && !failedMore;
  useReachEnd(grid, properties.length, armed ? onLoadMore : undefined);
  useFocusFirstNew(grid, properties.length);
  usePageInView(grid, pageStarts, onPage);

  const skeletons = status === 'loading' ? SKELETONS : loadingMore ? 4 : 0;
  const nothing = status === 'ready' && properties.length === 0;
  return (
    <Root aria-busy={status === 'loading' || loadingMore || loadingPrevious} {...div}>
      <p className="visually-hidden" role="status">
        {status === 'loading' || loadingMore ? t('homes:list.loading') : ''}
      </p>
      {status === 'failed' && (failed ?? <FailedNotice onRetry={onRetry} />)}
      {nothing && (empty ?? <EmptyNotice />)}
      {previousHref && status === 'ready' && (
        <ListStart href={previousHref} loading={loadingPrevious} onLoad={onLoadPrevious} />
      )}
      {status !== 'failed' && !nothing && (
        <PropertyGrid
          ref={grid}
          properties={status === 'loading' ? [] : properties}
          skeletons={skeletons}
          {...wiring}
          {...{ priorityCount, headingLevel, sizes }}
        />
      )}
      {status === 'ready' && !nothing && (
        <ListEnd {...{ hasMore, loadingMore, failedMore, onLoadMore, onRetry, nextHref }} />
      )}
    </Root>
  );
}
