import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { queryContextAtom } from '../../api/context.ts';
import { type ListSource, listPages } from '../../api/lists.ts';
import { entryOf, recall } from '../../routing/visitMemory.ts';
import { isLoaded, readLoaded } from './loadedPages.ts';

/** Source from the first loaded page on; scrolling changes the URL's page but does not reload the list. */
export function useListStart(source: ListSource): ListSource {
  const location = useLocation();
  const willRestore = useNavigationType() === 'POP';
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);

  const list = JSON.stringify({ ...source, page: undefined });
  const pagesFrom = (start: number) =>
    queryClient.getQueryData(listPages(context, { ...source, page: start }).queryKey)?.pages ?? [];
  const holdsPage = (start: number) => {
    const pages = pagesFrom(start);
    const [first, last] = [pages[0]?.current_page, pages.at(-1)?.current_page];
    return first !== undefined && last !== undefined && isLoaded(source.page, { first, last });
  };
  const begin = () => {
    const left = willRestore ? readLoaded(recall('pages', entryOf(location))) : undefined;
    // After a reload the page in view loads first, then the pages around it.
    const start = left && holdsPage(left.start) ? left.start : source.page;
    return { list, page: source.page, start };
  };
  const [current, setCurrent] = useState(begin);
  if (current.list === list && (current.page === source.page || holdsPage(current.start))) {
    return { ...source, page: current.start };
  }
  const next = begin();
  setCurrent(next);
  return { ...source, page: next.start };
}
