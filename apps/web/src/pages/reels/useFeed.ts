import type { CallInput } from '@mashrabiya/contract';
import { useEffect, useState } from 'react';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { useReelHearts } from '../../reels/useReelHearts.ts';
import { useSeenBefore } from '../../reels/useSeenBefore.ts';
import { recallFeed } from './feedMemory.ts';
import { feedOrder } from './feedOrder.ts';

const UNSEEN: ReadonlySet<string> = new Set();

interface FeedInput {
  /** The clip of the address that the page was opened by. */
  startId: string | undefined;
  /** The list that it stands in; a clip by itself without. */
  list: CallInput<'listReels'> | undefined;
  /** What tells one list from another. */
  search: string;
}

/** The clips of the viewer in their order, with their hearts. */
export function useFeed({ startId, list, search }: FeedInput) {
  const hearts = useReelHearts();
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
  }).map(hearts.withHeart);

  // All of what has come was seen before.
  const isEmpty = reels.length === 0 && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (isEmpty) void fetchNextPage();
  }, [isEmpty, fetchNextPage]);

  const failed = start.error ?? (list ? pages.error : null);
  const isAwaited = startId === undefined ? pages.isPending : start.isPending;
  return {
    reels,
    hearts,
    /** What was seen before; undefined until it is known, and the clips stand in the order of everybody. */
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
