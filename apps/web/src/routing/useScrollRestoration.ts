import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { clearEntryState, getEntryKey, isReturnVisit, readEntryState, saveEntryState } from './historyEntryState.ts';
import { isPageTallEnough, restoreScroll } from './restoreScroll.ts';
import { createSnapshot, findLink, parseSnapshot, type ScrollSnapshot, serializeSnapshot } from './scrollSnapshot.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Back, forward and reload restore the scroll position and focus the followed link; a new page starts at its top with
 * the focus at its beginning. A change of the query alone (filters, sort, an open panel) keeps the scroll position.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { pathname } = location;
  const entry = getEntryKey(location);
  const direction = useNavigationType();
  const shownPath = useRef<string>(undefined);
  const cancelRestore = useRef<() => void>(undefined);
  useState(() => isReturnVisit() || clearEntryState(entry));

  useBrowserLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    const isFirstPage = shownPath.current === undefined;
    shownPath.current = pathname;
    cancelRestore.current?.();
    cancelRestore.current = undefined;
    const snapshot = isFirstPage || direction === 'POP' ? parseSnapshot(readEntryState('place', entry)) : undefined;
    if (isFirstPage && (!snapshot || isPageTallEnough(snapshot.y))) {
      // The browser has restored the scroll position, and the user may have scrolled since.
      if (snapshot?.href && document.activeElement === document.body)
        findLink(snapshot.href)?.focus({ preventScroll: true });
      return;
    }
    if (!snapshot) {
      // Not returned: newer browsers return a promise, which React would take for a clean-up function.
      scrollTo({ top: 0, behavior: 'instant' });
      // The followed link was removed with its page, so the focus moves to the new page.
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
      return;
    }
    let hasEnded = false;
    const stop = restoreScroll(snapshot, () => {
      hasEnded = true;
      cancelRestore.current = undefined;
    });
    if (!hasEnded) cancelRestore.current = stop;
  }, [pathname, entry, direction]);

  useEffect(() => {
    let savedSnapshot: ScrollSnapshot | undefined = parseSnapshot(readEntryState('place', entry));
    const saveSnapshot = (next: ScrollSnapshot) => {
      // The next page may scroll to its top before this page's listeners are removed.
      if (cancelRestore.current || shownPath.current !== pathname) return;
      savedSnapshot = next;
      saveEntryState('place', entry, serializeSnapshot(next));
    };
    const onScroll = () => {
      if (savedSnapshot && Math.abs(savedSnapshot.y - scrollY) < 0.5) return;
      saveSnapshot({ y: scrollY, href: savedSnapshot?.href });
    };
    const onLink = ({ target }: Event) => {
      const snapshot = createSnapshot(target);
      if (snapshot) saveSnapshot(snapshot);
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
