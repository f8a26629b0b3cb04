import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { buildListQuery, type ListSource } from '../../api/listQueries.ts';
import { queryContextAtom } from '../../api/queryContext.ts';
import { getEntryKey, readEntryState } from '../../routing/historyEntryState.ts';
import { isLoaded, parseLoadedPages } from './loadedPages.ts';

/** Source from the first loaded page on; scrolling changes the URL's page but does not reload the list. */
export function useListStart(source: ListSource): ListSource {
  const location = useLocation();
  const willRestore = useNavigationType() === 'POP';
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);

  const listKey = JSON.stringify({ ...source, page: undefined });
  const getPagesFrom = (start: number) =>
    queryClient.getQueryData(buildListQuery(context, { ...source, page: start }).queryKey)?.pages ?? [];
  const hasPage = (start: number) => {
    const pages = getPagesFrom(start);
    const [first, last] = [pages[0]?.current_page, pages.at(-1)?.current_page];
    return first !== undefined && last !== undefined && isLoaded(source.page, { first, last });
  };
  const computeStart = () => {
    const savedPages = willRestore ? parseLoadedPages(readEntryState('pages', getEntryKey(location))) : undefined;
    // After a reload the page in view loads first, then the pages around it.
    const start = savedPages && hasPage(savedPages.start) ? savedPages.start : source.page;
    return { list: listKey, page: source.page, start };
  };
  const [current, setCurrent] = useState(computeStart);
  if (current.list === listKey && (current.page === source.page || hasPage(current.start))) {
    return { ...source, page: current.start };
  }
  const next = computeStart();
  setCurrent(next);
  return { ...source, page: next.start };
}
