import { useEffect, useEffectEvent } from 'react';

/** URL parameters that open an overlay or change the language. */
const SAME_PAGE_PARAMETERS = ['slider', 'lng'];
/** Marks the extra history entry above the form's, so that Back reaches the form first. */
const GUARD_KEY = 'leaveGuard';

const getPageUrl = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address, location.href);
  for (const name of SAME_PAGE_PARAMETERS) searchParams.delete(name);
  return `${origin}${pathname}?${searchParams}`;
};

/** Depth of a history entry in the router's count. */
const getHistoryDepth = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
const isGuard = (state: unknown): boolean => typeof state === 'object' && state !== null && GUARD_KEY in state;

/**
 * Asks before unsaved work is lost by a link, by Back, or by closing the page. Back can only be undone, not prevented;
 * therefore an extra history entry is above the form's while there is something to lose.
 */
export function useLeaveWarning(isActive: boolean, question: string): void {
  const confirmLeave = useEffectEvent(() => confirm(question));
  useEffect(() => {
    if (!isActive) return;
    const listenerController = new AbortController();
    const { signal } = listenerController;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
        // Changing the language stays on the page.
        const isStaying =
          !link ||
          link.target === '_blank' ||
          link.hreflang !== '' ||
          getPageUrl(link.href) === getPageUrl(location.href);
        if (isStaying || event.ctrlKey || event.metaKey || confirmLeave()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal },
    );
    if (!isGuard(history.state)) {
      history.pushState({ ...history.state, idx: getHistoryDepth(history.state) + 1, [GUARD_KEY]: true }, '');
    }
    const depth = getHistoryDepth(history.state);
    addEventListener(
      'popstate',
      (event) => {
        const newDepth = getHistoryDepth(event.state);
        if (newDepth >= depth) return;
        if (!confirmLeave()) {
          event.stopImmediatePropagation();
          history.go(depth - newDepth);
          return;
        }
        listenerController.abort();
        // The entry below is the form's too: go one further, as Back intended.
        if (newDepth < depth - 1) return;
        event.stopImmediatePropagation();
        history.back();
      },
      { capture: true, signal },
    );
    return () => listenerController.abort();
  }, [isActive]);

  // Nothing can be lost any more: remove the extra entry without changing the page.
  useEffect(() => {
    if (isActive || !isGuard(history.state)) return;
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    history.back();
  }, [isActive]);
}
