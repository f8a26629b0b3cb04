import { useEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { useList } from '../../atoms/lists.ts';
import { entryOf, recall, remember } from '../../routing/visitMemory.ts';

/** More than anybody scrolls through; a broken number asks for no more. */
const MOST_PAGES = 50;

/**
 * Brings the pages back that were loaded when the list was left, before a reload too. Answers whether some are still to
 * come: until then scrolling loads none.
 */
export function useReturnedPages(list: ReturnType<typeof useList>): boolean {
  const entry = entryOf(useLocation());
  const comesBack = useNavigationType() === 'POP';
  const loaded = list.data?.pages.length ?? 0;
  const wanted = useMemo(() => {
    const left = comesBack ? Number(recall('pages', entry)) : 0;
    return Number.isInteger(left) ? Math.min(left, MOST_PAGES) : 0;
  }, [entry, comesBack]);

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const missing = loaded < wanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (missing && loaded > 0 && !isFetching) void fetchNextPage();
  }, [missing, loaded, isFetching, fetchNextPage]);
  useEffect(() => {
    if (loaded > 0 && !missing) remember('pages', entry, String(loaded));
  }, [loaded, missing, entry]);
  return missing;
}
