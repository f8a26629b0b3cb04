import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const keyOf = (entry: string) => `scroll:${entry}`;

/**
 * Going back or forward shows a page where it was left; a new page starts at its top. A change of the query alone
 * (filters, sort, an open panel) leaves the scroll as it is.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();

  useBrowserLayoutEffect(() => {
    const left = sessionStorage.getItem(keyOf(key));
    if (direction === 'POP') {
      if (left) scrollTo({ top: Number(left), behavior: 'instant' });
    } else scrollTo({ top: 0, behavior: 'instant' });
    // The entry's key changes with every step; only a new path starts at the top.
  }, [pathname]);

  useEffect(() => {
    const remember = () => sessionStorage.setItem(keyOf(key), String(Math.round(scrollY)));
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
