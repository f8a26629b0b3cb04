import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { useList } from '../../atoms/lists.ts';
import { setHomesComingBack } from '../../routing/comingBack.ts';
import { entryOf, recall, remember } from '../../routing/visitMemory.ts';
import { readLoaded, writeLoaded } from './loadedPages.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Loads the pages again that were loaded when the list was left, also after a reload: first those before the page that
 * the address names. Answers whether some are still to come: until then scrolling loads none.
 */
export function useReturnedPages(list: ReturnType<typeof useList>, start: number): boolean {
  const entry = entryOf(useLocation());
  const comesBack = useNavigationType() === 'POP';
  const left = useMemo(() => (comesBack ? readLoaded(recall('pages', entry)) : undefined), [entry, comesBack]);
  const first = list.data?.pages[0]?.current_page;
  const last = list.data?.pages.at(-1)?.current_page;

  const { hasPreviousPage, hasNextPage, isFetching, fetchPreviousPage, fetchNextPage } = list;
  const missing = (() => {
    if (!left || first === undefined || last === undefined) return undefined;
    if (first > left.first && hasPreviousPage && !list.isFetchPreviousPageError) return 'before';
    if (last < left.last && hasNextPage && !list.isFetchNextPageError) return 'after';
    return undefined;
  })();
  useBrowserLayoutEffect(() => {
    setHomesComingBack(missing !== undefined);
    return () => setHomesComingBack(false);
  }, [missing]);
  useEffect(() => {
    if (isFetching) return;
    if (missing === 'before') void fetchPreviousPage();
    if (missing === 'after') void fetchNextPage();
  }, [missing, isFetching, fetchPreviousPage, fetchNextPage]);
  useEffect(() => {
    if (first !== undefined && last !== undefined && !missing) {
      remember('pages', entry, writeLoaded({ start, first, last }));
    }
  }, [start, first, last, missing, entry]);
  return missing !== undefined;
}
