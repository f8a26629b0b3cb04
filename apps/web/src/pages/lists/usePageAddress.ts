import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { pageInViewAtom } from '../../atoms/pageInView.ts';
import { entryOf } from '../../routing/visitMemory.ts';
import { withPage } from '../../routing/withPage.ts';

/**
 * Lets the address follow the page in view, so that what is shared or kept opens there. The browser's address alone: the
 * router need not draw the list again for it.
 */
export function usePageAddress() {
  const shown = useLocation();
  const entry = entryOf(shown);
  const setPageInView = useSetAtom(pageInViewAtom);

  return (page: number) => {
    const { pathname, search, hash } = location;
    // A list that is being left is in view for some moments under the next page's address.
    if (pathname !== shown.pathname || (history.state?.key ?? 'default') !== shown.key) return;
    setPageInView({ entry, page });
    const next = withPage(search, page);
    if (next !== search) history.replaceState(history.state, '', pathname + next + hash);
  };
}
