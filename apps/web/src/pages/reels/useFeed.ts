import type { CallInput } from '@mashrabiya/contract';
import { useEffect, useState } from 'react';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { useReelFavorites } from '../../reels/useReelFavorites.ts';
import { useSeenBefore } from '../../reels/useSeenBefore.ts';
import { recallFeed } from './feedMemory.ts';
import { feedOrder } from './feedOrder.ts';

const UNSEEN: ReadonlySet<string> = new Set();

interface FeedInput {
  /** Reel of the URL that opened the page. */
  startId: string | undefined;
  /** List of the feed; undefined for a single reel. */
  list: CallInput<'listReels'> | undefined;
  search: string;
}

/** Ordered reels of the viewer, with their favorites. */
export function useFeed({ startId, list, search }: FeedInput) {
  const hearts = useReelFavorites();
  const pages = useApiPages('listReels', list);
  const start = useApiQuery('getReel', startId === undefined ? undefined : { params: { id: startId } });
  const seen = useSeenBefore(hearts.viewed);
  const [left, setLeft] = useState<readonly string[]>([]);
  useEffect(() => setLeft(recallFeed(search, startId)), [search, startId]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const reels = feedOrder({
    reels: pages.data?.pages.flatMap((page) => page.data.data) ?? [],
    start: start.data?.data,
    seen: seen ?? UNSEEN,
    left,
    hasMore: hasNextPage,
  }).map(hearts.withFavorite);

  // All loaded reels were watched before.
  const isEmpty = reels.length === 0 && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (isEmpty) void fetchNextPage();
  }, [isEmpty, fetchNextPage]);

  const failed = start.error ?? (list ? pages.error : null);
  const isAwaited = startId === undefined ? pages.isPending : start.isPending;
  return {
    reels,
    hearts,
    /** Reels watched before; undefined until loaded, and the default order applies. */
    seen,
    failure: failed,
    retry: () => void Promise.all([start.refetch(), pages.refetch()]),
    isPending: isAwaited || (reels.length === 0 && (hasNextPage || (list !== undefined && pages.isPending))),
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    isFetchingMore: isFetchingNextPage,
  };
}
