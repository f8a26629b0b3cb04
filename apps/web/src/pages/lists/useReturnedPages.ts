import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { useList } from '../../lists/useList.ts';
import { setRestoringList } from '../../routing/restoringList.ts';
import { entryOf, recall, remember } from '../../routing/visitMemory.ts';
import { readLoaded, restoredAround, writeLoaded } from './loadedPages.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Loads the list's pages again, first those before the page in view; true while some are missing. */
export function useReturnedPages(list: ReturnType<typeof useList>, start: number): boolean {
  const entry = entryOf(useLocation());
  const willRestore = useNavigationType() === 'POP';
  const left = useMemo(() => (willRestore ? readLoaded(recall('pages', entry)) : undefined), [entry, willRestore]);
  const first = list.data?.pages[0]?.current_page;
  const last = list.data?.pages.at(-1)?.current_page;

  const { hasPreviousPage, hasNextPage, isFetching, fetchPreviousPage, fetchNextPage } = list;
  const missing = (() => {
    if (!left || first === undefined || last === undefined) return undefined;
    const wanted = restoredAround(start, left);
    if (first > wanted.first && hasPreviousPage && !list.isFetchPreviousPageError) return first - 1;
    if (last < wanted.last && hasNextPage && !list.isFetchNextPageError) return last + 1;
    return undefined;
  })();
  const isRestoring = missing !== undefined;
  useBrowserLayoutEffect(() => {
    setRestoringList(isRestoring);
    return () => setRestoringList(false);
  }, [isRestoring]);
  // Depends on the page number: a page that loads quickly is never rendered as being fetched.
  useEffect(() => {
    if (isFetching || missing === undefined || first === undefined) return;
    void (missing < first ? fetchPreviousPage() : fetchNextPage());
  }, [missing, first, isFetching, fetchPreviousPage, fetchNextPage]);
  useEffect(() => {
    if (first !== undefined && last !== undefined && !isRestoring) {
      remember('pages', entry, writeLoaded({ start, first, last }));
    }
  }, [start, first, last, isRestoring, entry]);
  return isRestoring;
}
