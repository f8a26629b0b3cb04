import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { useList } from '../../lists/useList.ts';
import { getEntryKey, readEntryState, saveEntryState } from '../../routing/historyEntryState.ts';
import { setRestoringList } from '../../routing/restoringList.ts';
import { getRestoredRange, parseLoadedPages, serializeLoadedPages } from './loadedPages.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Loads the list's pages again, first those before the page in view; true while some are missing. */
export function useRestoredPages(list: ReturnType<typeof useList>, start: number): boolean {
  const entry = getEntryKey(useLocation());
  const willRestore = useNavigationType() === 'POP';
  const savedPages = useMemo(
    () => (willRestore ? parseLoadedPages(readEntryState('pages', entry)) : undefined),
    [entry, willRestore],
  );
  const first = list.data?.pages[0]?.current_page;
  const last = list.data?.pages.at(-1)?.current_page;

  const { hasPreviousPage, hasNextPage, isFetching, fetchPreviousPage, fetchNextPage } = list;
  const missingPage = (() => {
    if (!savedPages || first === undefined || last === undefined) return undefined;
    const target = getRestoredRange(start, savedPages);
    if (first > target.first && hasPreviousPage && !list.isFetchPreviousPageError) return first - 1;
    if (last < target.last && hasNextPage && !list.isFetchNextPageError) return last + 1;
    return undefined;
  })();
  const isRestoring = missingPage !== undefined;
  useBrowserLayoutEffect(() => {
    setRestoringList(isRestoring);
    return () => setRestoringList(false);
  }, [isRestoring]);
  // Depends on the page number: a page that loads quickly is never rendered as being fetched.
  useEffect(() => {
    if (isFetching || missingPage === undefined || first === undefined) return;
    void (missingPage < first ? fetchPreviousPage() : fetchNextPage());
  }, [missingPage, first, isFetching, fetchPreviousPage, fetchNextPage]);
  useEffect(() => {
    if (first !== undefined && last !== undefined && !isRestoring) {
      saveEntryState('pages', entry, serializeLoadedPages({ start, first, last }));
    }
  }, [start, first, last, isRestoring, entry]);
  return isRestoring;
}
