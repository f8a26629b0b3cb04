import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const keyOf = (entry: string) => `scroll:${entry}`;

/**
 * Going back or forward shows a page where it was left; a new page starts at its top. A change of the query alone
 * (filters, sort, an open panel) leaves the scroll as it is, and so does the app's own start: there the browser has
 * already put the page where it belongs.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const shown = useRef(pathname);

  useBrowserLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const left = direction === 'POP' ? sessionStorage.getItem(keyOf(key)) : null;
    scrollTo({ top: Number(left), behavior: 'instant' });
  }, [pathname, key, direction]);

  useEffect(() => {
    const remember = () => sessionStorage.setItem(keyOf(key), String(Math.round(scrollY)));
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
