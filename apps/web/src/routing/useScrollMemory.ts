import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isLongEnough, restoreScroll } from './restoreScroll.ts';
import { linkTo, placeAt, readPlace, type ScrollSnapshot, writePlace } from './scrollSnapshot.ts';
import { entryOf, forget, isReturn, recall, remember } from './visitMemory.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Back, forward and reload restore the scroll position and focus the followed link; a new page starts at its top with
 * the focus at its beginning. A change of the query alone (filters, sort, an open panel) keeps the scroll position.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { pathname } = location;
  const entry = entryOf(location);
  const direction = useNavigationType();
  const shown = useRef<string>(undefined);
  const returning = useRef<() => void>(undefined);
  useState(() => isReturn() || forget(entry));

  useBrowserLayoutEffect(() => {
    if (shown.current === pathname) return;
    const starting = shown.current === undefined;
    shown.current = pathname;
    returning.current?.();
    returning.current = undefined;
    const left = starting || direction === 'POP' ? readPlace(recall('place', entry)) : undefined;
    if (starting && (!left || isLongEnough(left.y))) {
      // The browser has restored the scroll position, and the user may have scrolled since.
      if (left?.href && document.activeElement === document.body) linkTo(left.href)?.focus({ preventScroll: true });
      return;
    }
    if (!left) {
      // Not returned: newer browsers return a promise, which React would take for a clean-up function.
      scrollTo({ top: 0, behavior: 'instant' });
      // The followed link was removed with its page.
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
      return;
    }
    let ended = false;
    const stop = restoreScroll(left, () => {
      ended = true;
      returning.current = undefined;
    });
    if (!ended) returning.current = stop;
  }, [pathname, entry, direction]);

  useEffect(() => {
    let place: ScrollSnapshot | undefined = readPlace(recall('place', entry));
    const keep = (next: ScrollSnapshot) => {
      // The next page may scroll to its top before this page's listeners are removed.
      if (returning.current || shown.current !== pathname) return;
      place = next;
      remember('place', entry, writePlace(next));
    };
    const onScroll = () => {
      if (place && Math.abs(place.y - scrollY) < 0.5) return;
      keep({ y: scrollY, href: place?.href });
    };
    const onLink = ({ target }: Event) => {
      const left = placeAt(target);
      if (left) keep(left);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('focusin', onLink);
    addEventListener('click', onLink, { capture: true });
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onLink);
      removeEventListener('click', onLink, { capture: true });
    };
  }, [entry, pathname]);
}
