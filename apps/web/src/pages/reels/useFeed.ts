import type { CallInput } from '@mashrabiya/contract';
import { useEffect, useState } from 'react';
import { getLoadOnScroll, retryList } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { usePreviouslySeenReels } from '../../reels/usePreviouslySeenReels.ts';
import { useReelFavorites } from '../../reels/useReelFavorites.ts';
import { orderFeed } from './feedOrder.ts';
import { readSavedFeed } from './savedFeed.ts';

const NONE_SEEN: ReadonlySet<string> = new Set();

interface FeedInput {
  /** Reel of the URL that opened the page. */
  startId: string | undefined;
  /** List of the feed; undefined for a single reel. */
  list: CallInput<'listReels'> | undefined;
  search: string;
}

/** Ordered reels of the viewer, with their favorites. */
export function useFeed({ startId, list, search }: FeedInput) {
  const reelFavorites = useReelFavorites();
  const pages = useApiPages('listReels', list);
  const start = useApiQuery('getReel', startId === undefined ? undefined : { params: { id: startId } });
  const seenIds = usePreviouslySeenReels(reelFavorites.viewed);
  const [savedOrder, setSavedOrder] = useState<readonly string[]>([]);
  useEffect(() => setSavedOrder(readSavedFeed(search, startId)), [search, startId]);

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const reels = orderFeed({
    reels: pages.data?.pages.flatMap((page) => page.data.data) ?? [],
    start: start.data?.data,
    seenIds: seenIds ?? NONE_SEEN,
    savedOrder,
    hasMore: hasNextPage,
  }).map(reelFavorites.withFavorite);

  // All loaded reels were watched before, and are shown only after unwatched ones: load more.
  const isEmpty = reels.length === 0 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isEmpty) void fetchNextPage();
  }, [isEmpty, fetchNextPage]);

  const hasNoReels = hasLoadFailed(pages) || (reels.length === 0 && isFetchNextPageError);
  const failure = (hasLoadFailed(start) ? start.error : null) ?? (list && hasNoReels ? pages.error : null);
  const isFirstReelPending = startId === undefined ? pages.isPending : start.isPending;
  return {
    reels,
    reelFavorites,
    /** Reels watched before; undefined until loaded, and the default order applies. */
    seenIds,
    failure,
    retry: () => void Promise.all([start.refetch(), retryList(pages)]),
    isPending: isFirstReelPending || (reels.length === 0 && (hasNextPage || (list !== undefined && pages.isPending))),
    loadMore: getLoadOnScroll(pages),
    isLoadingMore: isFetchingNextPage,
    hasFailedMore: isFetchNextPageError && !hasNoReels,
    retryMore: () => void fetchNextPage(),
  };
}
