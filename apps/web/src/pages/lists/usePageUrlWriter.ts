import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { pageInViewAtom } from '../../atoms/pageInView.ts';
import { getEntryKey } from '../../routing/historyEntryState.ts';
import { withPage } from '../../routing/withPage.ts';

/** Keeps the page in view in the browser's URL; the router need not rerender the list. */
export function usePageUrlWriter() {
  const pageLocation = useLocation();
  const entry = getEntryKey(pageLocation);
  const setPageInView = useSetAtom(pageInViewAtom);

  return (page: number) => {
    const { pathname, search, hash } = location;
    // A list that is being left is visible for some moments under the next page's URL.
    if (pathname !== pageLocation.pathname || (history.state?.key ?? 'default') !== pageLocation.key) return;
    setPageInView({ entry, page });
    const next = withPage(search, page);
    if (next !== search) history.replaceState(history.state, '', pathname + next + hash);
  };
}
