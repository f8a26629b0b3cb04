import { useEffect, useEffectEvent } from 'react';

/** Parameters of an address that open something over the page, or draw it in another language. */
const SAME_PAGE = ['slider', 'lng'];
/** Marks the history entry that stands above the form's own, so that Back arrives below it first. */
const GUARD = 'leaveGuard';

const placeOf = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address, location.href);
  for (const name of SAME_PAGE) searchParams.delete(name);
  return `${origin}${pathname}?${searchParams}`;
};

/** Depth of a history entry as the router counts it. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
const isGuard = (state: unknown): boolean => typeof state === 'object' && state !== null && GUARD in state;

/**
 * Asks before the page is left while something would be lost by it: by a link of the site, by Back, or for good. Back
 * cannot be stopped, only undone; therefore an entry of its own stands above the form's for as long as it is asked.
 */
export function useLeaveWarning(when: boolean, question: string): void {
  const mayLeave = useEffectEvent(() => confirm(question));
  useEffect(() => {
    if (!when) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
        // The link to the other language redraws the page where one is.
        const isStaying =
          !link || link.target === '_blank' || link.hreflang !== '' || placeOf(link.href) === placeOf(location.href);
        if (isStaying || event.ctrlKey || event.metaKey || mayLeave()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal },
    );
    if (!isGuard(history.state)) {
      history.pushState({ ...history.state, idx: depthOf(history.state) + 1, [GUARD]: true }, '');
    }
    const depth = depthOf(history.state);
    addEventListener(
      'popstate',
      (event) => {
        const arrived = depthOf(event.state);
        if (arrived >= depth) return;
        if (!mayLeave()) {
          event.stopImmediatePropagation();
          history.go(depth - arrived);
          return;
        }
        listening.abort();
        // The entry below is the form's too: one further is where Back was meant to lead.
        if (arrived < depth - 1) return;
        event.stopImmediatePropagation();
        history.back();
      },
      { capture: true, signal },
    );
    return () => listening.abort();
  }, [when]);

  // What would have been lost is safe: the entry that Back was to meet goes, and nothing on the page changes.
  useEffect(() => {
    if (when || !isGuard(history.state)) return;
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    history.back();
  }, [when]);
}
